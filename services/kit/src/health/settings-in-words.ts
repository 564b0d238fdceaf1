import type { HealthReport } from '@nimantran/proto/domain/health-report';

/** Texts that are a choice of a few. */
const CHOICES: ReadonlySet<string> = new Set(['NODE_ENV', 'LOG_LEVEL']);
const VARIABLE = /^[A-Z][A-Z0-9_]*$/;

/**
 * The variables of a configuration for other people's eyes: numbers, yes and no, and choices as they are; of an address its
 * protocol and host; of anything else only whether it is set. A text is never told, because it may be a secret or a name.
 */
export function settingsInWords(config: object): HealthReport['settings'] {
  return Object.entries(config)
    .filter(([name]) => VARIABLE.test(name))
    .map(([name, value]) => ({ name, value: inWords(name, value) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function inWords(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'not set';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return 'set';
  if (CHOICES.has(name)) return value;
  return (name.endsWith('_URL') || name.endsWith('_ENDPOINT')) && URL.canParse(value) ? hostOf(new URL(value)) : 'set';
}

const hostOf = ({ protocol, host }: URL): string => `${protocol}//${host}`;
