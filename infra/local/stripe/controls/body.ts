/** JSON only: a page of another site cannot send it here without a CORS preflight. */
export function body(properties: Record<string, object>, required: string[] = []): { schema: { body: object } } {
  return { schema: { body: { type: ['object', 'null'], properties, required, additionalProperties: false } } };
}

export const TEXT = { type: 'string', maxLength: 200 };
