import {
  ConfigError,
  commonVariables,
  list,
  orElse,
  readConfig,
  rehearsal,
  requireInProduction,
  storageVariables,
  text,
  url,
  type Variable,
} from '@nimantran/kit/config';
import type { RoleAddresses } from './domain/roles.ts';

const addresses = (hint: string): Variable<string[]> => {
  const variable = list(hint);
  return orElse({ ...variable, parse: (value: string) => variable.parse(value.toLowerCase()) }, []);
};

const variables = {
  ...commonVariables,
  ...storageVariables,
  ORDERS_URL: url('the internal address of orders'),
  MEDIA_URL: url('the internal address of media'),
  GUESTS_URL: url('the internal address of guests'),
  REHEARSAL: rehearsal,
  LOCAL_URL: orElse(url('the address of the local stand-ins'), undefined),
  FIREBASE_PROJECT_ID: orElse(text("the Firebase project's id", { max: 100 }), undefined),
  FIREBASE_API_KEY: orElse(text("the Firebase web app's key", { max: 200 }), undefined),
  FIREBASE_AUTH_DOMAIN: orElse(text('the host that Firebase signs in at', { max: 253 }), undefined),
  ADMIN_EMAILS: addresses('mail addresses of admins, separated by commas'),
  DESIGNER_EMAILS: addresses('mail addresses of designers, separated by commas'),
  PARTNER_EMAILS: addresses('mail addresses of partners, separated by commas'),
  PRICE_HIDDEN_EMAILS: addresses('mail addresses that see no prices, separated by commas'),
};

/** The identity provider that signs people in; exactly one of the two. */
export type SignIn =
  | { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string }
  | { kind: 'local'; localUrl: string };

export type Config = ReturnType<typeof readConfiguration>;

export function readConfiguration(environment: Readonly<Record<string, string | undefined>> = process.env) {
  requireInProduction(environment, ['DATABASE_URL', 'NATS_URL']);
  const values = readConfig(environment, variables);
  if (!values.REHEARSAL) requireInProduction(environment, ['FIREBASE_PROJECT_ID']);
  if (values.NODE_ENV === 'production' && environment.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new ConfigError([
      'FIREBASE_AUTH_EMULATOR_HOST is set: the emulator accepts unsigned tokens, so production does not allow it',
    ]);
  }
  const roles: RoleAddresses = { admin: values.ADMIN_EMAILS, designer: values.DESIGNER_EMAILS, partner: values.PARTNER_EMAILS };
  return { ...values, roles, signIn: signInOf(values) };
}

function signInOf(values: {
  LOCAL_URL: string | undefined;
  FIREBASE_PROJECT_ID: string | undefined;
  FIREBASE_API_KEY: string | undefined;
  FIREBASE_AUTH_DOMAIN: string | undefined;
}): SignIn {
  const { LOCAL_URL, FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN } = values;
  if (FIREBASE_PROJECT_ID === undefined) {
    if (LOCAL_URL === undefined)
      throw new ConfigError(['Neither FIREBASE_PROJECT_ID nor LOCAL_URL is set, so nobody could sign in']);
    return { kind: 'local', localUrl: LOCAL_URL };
  }
  if (FIREBASE_API_KEY === undefined) throw new ConfigError(['FIREBASE_API_KEY is not set, but FIREBASE_PROJECT_ID needs it']);
  return {
    kind: 'firebase',
    projectId: FIREBASE_PROJECT_ID,
    apiKey: FIREBASE_API_KEY,
    authDomain: FIREBASE_AUTH_DOMAIN ?? `${FIREBASE_PROJECT_ID}.firebaseapp.com`,
  };
}
