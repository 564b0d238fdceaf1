/** The key with full access to the test server; tempauth builds it from account and user. */
export const TEST_KEY = { accessKeyId: 'nimantran:test', secretAccessKey: 'a-secret-of-tests-alone' } as const;
export const TEST_REGION = 'us-east-1';

const HALTED = 60;

/** The filters before Swift's proxy, outermost first, in the order that s3api's manual requires. */
const FILTERS: readonly (readonly [name: string, settings: Readonly<Record<string, string | number | boolean>>])[] = [
  ['catch_errors', {}],
  ['gatekeeper', {}],
  ['local', { 'paste.filter_factory': 'serve:local_filter' }],
  ['listing_formats', {}],
  [
    's3api',
    {
      location: TEST_REGION,
      s3_acl: false,
      dns_compliant_bucket_names: true,
      check_bucket_owner: false,
      // As on S3: smaller parts are refused, except the last.
      min_segment_size: 5 * 1024 * 1024,
      max_upload_part_num: 10_000,
      cors_preflight_allow_origin: '*',
    },
  ],
  ['tempauth', { user_nimantran_test: `${TEST_KEY.secretAccessKey} .admin` }],
  ['copy', {}],
  ['bulk', {}],
  ['slo', { max_manifest_segments: 10_000, rate_limit_after_segment: 100_000 }],
  ['dlo', {}],
  ['versioned_writes', {}],
];

/** Swift's settings, file by file: one device, one copy, no background jobs. */
export function swiftSettings(): Record<string, string> {
  return {
    'swift.conf': [
      section('swift-hash', { swift_hash_path_prefix: 'nimantran', swift_hash_path_suffix: 'tests' }),
      section('storage-policy:0', { name: 'single', default: true }),
      // S3 allows 2 KB of metadata per object.
      section('swift-constraints', { max_meta_value_length: 2048 }),
    ].join('\n'),
    'account.conf': storageServer('account'),
    'container.conf': storageServer('container'),
    'object.conf': storageServer('object'),
    'proxy.conf': proxy(),
  };
}

function storageServer(name: string): string {
  return [
    section('DEFAULT', {
      mount_check: false,
      disable_fallocate: true,
      fallocate_reserve: 0,
      db_preallocation: false,
      node_timeout: HALTED,
      log_level: 'ERROR',
    }),
    section('pipeline:main', { pipeline: `${name}-server` }),
    section(`app:${name}-server`, {
      use: `egg:swift#${name}`,
      node_timeout: HALTED,
      conn_timeout: HALTED,
      container_update_timeout: HALTED,
    }),
  ].join('\n');
}

function proxy(): string {
  return [
    section('DEFAULT', { client_timeout: HALTED, log_level: 'ERROR' }),
    section('pipeline:main', { pipeline: [...FILTERS.map(([name]) => name), 'proxy-server'].join(' ') }),
    ...FILTERS.map(([name, settings]) =>
      section(`filter:${name}`, 'paste.filter_factory' in settings ? settings : { use: `egg:swift#${name}`, ...settings }),
    ),
    section('app:proxy-server', {
      use: 'egg:swift#proxy',
      account_autocreate: true,
      node_timeout: HALTED,
      recoverable_node_timeout: HALTED,
      // Everything is one process: a short silence means a busy machine, not a disk to be excluded for a minute.
      conn_timeout: HALTED,
      error_suppression_limit: 1_000_000,
    }),
  ].join('\n');
}

function section(name: string, settings: Readonly<Record<string, string | number | boolean>>): string {
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
  return [`[${name}]`, ...lines, ''].join('\n');
}
