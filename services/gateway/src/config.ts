import {
  ConfigError,
  commonVariables,
  flag,
  integer,
  matching,
  objectStoreVariables,
  orElse,
  publicUrl,
  readConfig,
  rehearsal,
  requireInProduction,
  storageVariables,
  text,
  uploadSizeVariables,
  url,
  type Variable,
} from '@nimantran/kit/config';
import { publicSourceOf } from '@nimantran/kit/store/public-source';
import type { PageSettings } from '@nimantran/proto/http/gateway/page-renderer';

const { S3_ENDPOINT, S3_PUBLIC_ENDPOINT, S3_BUCKET, S3_FORCE_PATH_STYLE } = objectStoreVariables;
const service = (name: string) => url(`the address of ${name}`);

/** Counted from the shop's end of X-Forwarded-For: a caller can forge everything before that. */
const proxies: Variable<number> = {
  hint: 'true, false or a number from 0 to 9: how many proxies in a row stand in front, each adding an address to X-Forwarded-For',
  parse: (value) => {
    if (value === 'true' || value === 'false') return Number(value === 'true');
    if (!/^\d$/.test(value)) throw new RangeError();
    return Number(value);
  },
};

const variables = {
  ...commonVariables,
  ...uploadSizeVariables,
  NATS_URL: storageVariables.NATS_URL,
  DATABASE_URL: orElse(storageVariables.DATABASE_URL, undefined),
  PUBLIC_URL: publicUrl,
  WEB_DIST: orElse(text('the folder of the built web app'), undefined),
  WEB_SERVICE_WORKER: orElse(flag('whether browsers register the service worker'), undefined),
  WEB_ANALYTICS_ID: orElse(matching(/^G-[A-Z0-9]{4,16}$/, 'a measurement id of Google Analytics 4: G-XXXXXXXXXX'), undefined),
  METRICS_PORT: orElse(
    integer('the port, closed to the outside, that serves the metrics of this process', { min: 0, max: 65_535 }),
    undefined,
  ),
  TRUST_PROXY: orElse(proxies, 0),
  RATE_LIMIT_PER_MINUTE: orElse(integer('requests a minute of one visitor', { min: 10, max: 1_000_000 }), 600),
  CHECKOUTS_PER_MINUTE: orElse(integer('checkouts a minute of one person', { min: 1, max: 100_000 }), 12),
  REHEARSAL: rehearsal,
  LOCAL_URL: orElse(url('the address of the local stand-ins'), undefined),
  FIREBASE_PROJECT_ID: orElse(text("the Firebase project's id", { max: 100 }), undefined),
  FIREBASE_AUTH_DOMAIN: orElse(text('the host that Firebase signs in at', { max: 253 }), undefined),
  S3_ENDPOINT,
  S3_PUBLIC_ENDPOINT,
  S3_BUCKET,
  S3_FORCE_PATH_STYLE,
  CATALOG_URL: service('catalog'),
  PRICING_URL: service('pricing'),
  IDENTITY_URL: service('identity'),
  ORDERS_URL: service('orders'),
  MEDIA_URL: service('media'),
  STUDIO_URL: service('studio'),
  GUESTS_URL: service('guests'),
};

export type Config = ReturnType<typeof readConfiguration>;

export function readConfiguration(environment: Readonly<Record<string, string | undefined>> = process.env) {
  requireInProduction(environment, ['NATS_URL', 'WEB_DIST', 'S3_ENDPOINT', 'S3_BUCKET']);
  const values = readConfig(environment, variables);
  const isRehearsal = values.NODE_ENV === 'production' && values.REHEARSAL;
  if (values.NODE_ENV === 'production' && !isRehearsal && values.LOCAL_URL !== undefined) {
    throw new ConfigError(['LOCAL_URL is set: production has no local stand-ins, unless it says REHEARSAL=true']);
  }
  if (values.NODE_ENV === 'production' && !isEncrypted(values.PUBLIC_URL)) {
    throw new ConfigError(['PUBLIC_URL is not an https address: production sets cookies that are only sent over https']);
  }
  return {
    ...values,
    /** Whether every page says that stand-ins are in the place of outside services. */
    isRehearsal,
    objectsSource: objectsSourceOf(values),
    page: {
      service_worker: values.WEB_SERVICE_WORKER ?? values.NODE_ENV === 'production',
      analytics_id: values.WEB_ANALYTICS_ID ?? null,
      upload_mb: { photo: values.UPLOAD_PHOTO_MB, music: values.UPLOAD_MUSIC_MB },
    } satisfies PageSettings,
    services: {
      catalog: values.CATALOG_URL,
      pricing: values.PRICING_URL,
      identity: values.IDENTITY_URL,
      orders: values.ORDERS_URL,
      media: values.MEDIA_URL,
      studio: values.STUDIO_URL,
      guests: values.GUESTS_URL,
    },
  };
}

/** Or on this machine, which a browser trusts as well. */
function isEncrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

/** Undefined if media serves the objects at the shop's own address. */
function objectsSourceOf(values: {
  S3_ENDPOINT: string | undefined;
  S3_PUBLIC_ENDPOINT: string | undefined;
  S3_BUCKET: string | undefined;
  S3_FORCE_PATH_STYLE: boolean;
}): string | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_PUBLIC_ENDPOINT: publicEndpoint } = values;
  if (endpoint === undefined || bucket === undefined) return undefined;
  return publicSourceOf({ endpoint, publicEndpoint, bucket, forcePathStyle: values.S3_FORCE_PATH_STYLE });
}
