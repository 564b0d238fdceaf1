/**
 * The parts of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html) that the shop's own document consists of. The gateway serves it, and
 * web's server entry shows it to people.
 */

export const OPENAPI_PATH = '/api/openapi.json';
/** The page that shows the document. */
export const DEVELOPERS_PATH = '/developers';

/** JSON Schema 2020-12, which is what OpenAPI 3.1 uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  patternProperties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
}

export interface ApiReference {
  $ref: string;
}

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** By media type. */
export type ApiContent = Readonly<Record<string, { schema?: JsonSchema; example?: unknown }>>;

export interface ApiAnswer {
  description: string;
  headers?: Readonly<Record<string, { description: string; schema: JsonSchema }>>;
  content?: ApiContent;
}

/** The names of security schemes that are needed together, each with the scopes of which it needs one; nothing is needed if it is empty. */
export type ApiSecurity = Readonly<Record<string, readonly string[]>>;

export interface ApiOperation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  /** Ways to be allowed in, each enough by itself; absent if everybody is. */
  security?: readonly ApiSecurity[];
  parameters?: readonly (ApiParameter | ApiReference)[];
  requestBody?: { required: true; content: ApiContent };
  /** By status, and `default`. */
  responses: Readonly<Record<string, ApiAnswer | ApiReference>>;
}

export type ApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface ApiDocument {
  openapi: '3.1.1';
  /** `description` is CommonMark: paragraphs below headings of the second level. */
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  externalDocs: { url: string; description: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Partial<Record<ApiMethod, ApiOperation>>>>;
  components: {
    schemas: Readonly<Record<string, JsonSchema>>;
    parameters: Readonly<Record<string, ApiParameter>>;
    responses: Readonly<Record<string, ApiAnswer>>;
    securitySchemes?: Readonly<Record<string, { type: 'http'; scheme: 'bearer'; description: string }>>;
  };
}
