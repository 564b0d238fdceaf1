import { durableName } from '@nimantran/kit/bus/nats-stream';
import { AUDITED_SERVICES } from '@nimantran/proto/events/changes';
import type { EventDefinition } from '@nimantran/proto/events/envelope';
import { READERS } from '@nimantran/proto/events/readers';
import { WATCHERS } from '@nimantran/proto/events/watchers';

/** As the bus names it. */
const STREAM = 'NIMANTRAN';
/** Makes the stream and the readers' places before the services start; they may not. */
export const SET_UP = 'setup';

export interface BusAccount {
  name: string;
  publish: readonly string[];
  subscribe: readonly string[];
}

/** Who may say and hear what on the bus: a service says its own facts, reads its own places, and watches what is named in proto. */
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
    // A gateway has no facts of its own.
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

/** The variable of the server that holds the password of an account. */
export const passwordVariable = (account: string): string => `NATS_PASSWORD_${account.toUpperCase()}`;

/** The part of a server's configuration that says who may come in; passwords are read from its environment. */
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
