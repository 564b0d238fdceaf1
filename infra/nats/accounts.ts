import { durableName } from '@nimantran/kit/bus/nats-stream';
import { AUDITED_SERVICES } from '@nimantran/proto/events/changes';
import type { EventDefinition } from '@nimantran/proto/events/envelope';
import { READERS } from '@nimantran/proto/events/readers';
import { WATCHERS } from '@nimantran/proto/events/watchers';

/** The stream's name on the bus. */
const STREAM = 'NIMANTRAN';
/** Creates the stream and the readers' consumers before the services start; services have no permission for it. */
export const SET_UP = 'setup';

export interface BusAccount {
  name: string;
  publish: readonly string[];
  subscribe: readonly string[];
}

/**
 * Each account's permissions on the bus: a service publishes its own events, reads its own consumers, and watches the events that
 * proto lists.
 */
export function busAccounts(): BusAccount[] {
  const services = [...new Set<string>([...AUDITED_SERVICES, ...Object.keys(READERS), ...Object.keys(WATCHERS)])].sort();
  return [
    { name: SET_UP, publish: ['$JS.API.>'], subscribe: [`_INBOX_${SET_UP}.>`] },
    ...services.map((name) => ({ name, publish: publishedBy(name), subscribe: [`_INBOX_${name}.>`, ...watchedBy(name)] })),
  ];
}

function publishedBy(service: string): string[] {
  const durables = typesIn(READERS, service).map((type) => durableName(service, type));
  return [
    // The gateway publishes no events.
    ...(AUDITED_SERVICES.some((owner) => owner === service) ? [`${service}.>`] : []),
    '$JS.API.INFO',
    `$JS.API.STREAM.INFO.${STREAM}`,
    `$JS.API.CONSUMER.INFO.${STREAM}.*`,
    ...durables.flatMap((durable) => [`$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${durable}`, `$JS.ACK.${STREAM}.${durable}.>`]),
  ];
}

const watchedBy = (service: string): string[] => [...new Set(typesIn(WATCHERS, service))];

function typesIn(registry: Readonly<Record<string, readonly EventDefinition[]>>, service: string): string[] {
  return (registry[service] ?? []).map((event) => event.type);
}

/** The server's variable with the password of an account. */
export const passwordVariable = (account: string): string => `NATS_PASSWORD_${account.toUpperCase()}`;

/** The accounts section of the server's configuration; passwords come from the server's environment. */
export function accountsConfiguration(): string {
  const list = (subjects: readonly string[]) => subjects.map((subject) => `          ${JSON.stringify(subject)}`).join('\n');
  const users = busAccounts().map(
    ({ name, publish, subscribe }) => `    {
      user: ${name}
      password: $${passwordVariable(name)}
      permissions: {
        publish: { allow: [
${list(publish)}
        ] }
        subscribe: { allow: [
${list(subscribe)}
        ] }
      }
    }`,
  );
  return `# Made by infra/nats/write-accounts.ts from proto's registries of readers and watchers.
authorization: {
  users: [
${users.join('\n')}
  ]
}
`;
}
