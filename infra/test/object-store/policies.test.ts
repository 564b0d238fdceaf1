import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../object-store');
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(FOLDER, name), 'utf8'));

/** The actions on a bucket and on objects that the shop needs (Service Authorization Reference, Amazon S3). */
const ON_BUCKET = ['s3:ListBucket', 's3:ListBucketMultipartUploads'] as const;
const ON_OBJECTS = [
  's3:GetObject',
  's3:PutObject',
  's3:DeleteObject',
  's3:AbortMultipartUpload',
  's3:ListMultipartUploadParts',
] as const;
const PREFIXES = ['themes', 'themes/uploads', 'theme-thumbnails', 'incoming', 'uploads', 'segments', 'stills', 'renders'];

const exact = { additionalProperties: false };
const oneOf = (values: readonly string[]) => Type.Union(values.map((value) => Type.Literal(value)));
const someOf = (values: readonly string[]) => Type.Array(oneOf(values), { minItems: 1, uniqueItems: true });
const allow = { Sid: Type.String({ pattern: '^[A-Za-z0-9]+$' }), Effect: Type.Literal('Allow') };
const ServicePolicy = Type.Object(
  {
    Version: Type.Literal('2012-10-17'),
    Statement: Type.Array(
      Type.Union([
        Type.Object({ ...allow, Action: someOf(ON_BUCKET), Resource: Type.Tuple([Type.Literal('arn:aws:s3:::BUCKET')]) }, exact),
        Type.Object(
          { ...allow, Action: someOf(ON_OBJECTS), Resource: someOf(PREFIXES.map((prefix) => `arn:aws:s3:::BUCKET/${prefix}/*`)) },
          exact,
        ),
      ]),
      { minItems: 1 },
    ),
  },
  exact,
);
const Denial = Type.Object(
  {
    Sid: allow.Sid,
    Effect: Type.Literal('Deny'),
    Principal: Type.Literal('*'),
    Action: Type.Literal('s3:*'),
    Resource: Type.Tuple([Type.Literal('arn:aws:s3:::BUCKET'), Type.Literal('arn:aws:s3:::BUCKET/*')]),
    Condition: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  },
  exact,
);
const BucketPolicy = Type.Object({ Version: Type.Literal('2012-10-17'), Statement: Type.Array(Denial) }, exact);

const faults = (schema: TSchema, value: unknown) =>
  Value.Errors(schema, value).map(({ instancePath, message }) => `${instancePath} ${message}`);

describe('the policies of the object store', () => {
  it('are there for the three services that keep objects, and for no other', async () => {
    expect((await readdir(path.join(FOLDER, 'policies'))).sort()).toEqual(['catalog.json', 'media.json', 'render.json']);
  });

  it.each(['catalog', 'media', 'render'])('name actions and prefixes one by one: %s', async (service) => {
    expect(faults(ServicePolicy, await read(`policies/${service}.json`))).toEqual([]);
  });

  it.each([
    ['every action', { Action: ['s3:*'] }],
    ['the whole bucket', { Resource: ['arn:aws:s3:::BUCKET/*'] }],
    ['a prefix that is begun like ours', { Resource: ['arn:aws:s3:::BUCKET/uploads*'] }],
    ['what is nobody’s here', { Action: ['s3:PutBucketPolicy'] }],
  ])('would not pass with %s', async (_what, change) => {
    const statement = { Sid: 'A', Effect: 'Allow', Action: ['s3:GetObject'], Resource: ['arn:aws:s3:::BUCKET/uploads/*'] };
    const policy = (changes: object) => ({ Version: '2012-10-17', Statement: [{ ...statement, ...changes }] });
    expect(Value.Check(ServicePolicy, policy({}))).toBe(true);
    expect(Value.Check(ServicePolicy, policy(change))).toBe(false);
  });

  it('refuse plain HTTP, old TLS and strangers to all', async () => {
    const policy = await read('bucket-policy.json');
    expect(faults(BucketPolicy, policy)).toEqual([]);
    const conditions = Value.Parse(BucketPolicy, policy).Statement.map(({ Condition }) => Condition);
    expect(conditions).toEqual([
      { Bool: { 'aws:SecureTransport': 'false' } },
      { NumericLessThan: { 's3:TlsVersion': '1.2' } },
      { StringNotEquals: { 'aws:PrincipalAccount': 'ACCOUNT' } },
    ]);
    expect(await read('public-access-block.json')).toEqual({
      BlockPublicAcls: true,
      IgnorePublicAcls: true,
      BlockPublicPolicy: true,
      RestrictPublicBuckets: true,
    });
  });

  it('let pages of the shop read, and pages of nobody else', async () => {
    const rule = {
      AllowedOrigins: ['PUBLIC_URL'],
      AllowedMethods: ['GET', 'HEAD'],
      AllowedHeaders: expect.arrayContaining(['range', 'if-range']),
      ExposeHeaders: expect.arrayContaining(['content-range', 'content-length', 'etag']),
    };
    expect(await read('cors.json')).toEqual({ CORSRules: [expect.objectContaining(rule)] });
  });

  it('let nothing go by rule but what nobody finished and nobody checked', async () => {
    expect(await read('lifecycle.json')).toEqual({
      Rules: [
        {
          ID: expect.any(String),
          Status: 'Enabled',
          Filter: { Prefix: '' },
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        },
        { ID: expect.any(String), Status: 'Enabled', Filter: { Prefix: 'incoming/' }, Expiration: { Days: 3 } },
      ],
    });
  });

  it('stand in the README, prefix by prefix', async () => {
    const readme = await readFile(path.join(FOLDER, 'README.md'), 'utf8');
    const table = readme.split('\n').filter((line) => line.startsWith('| `'));
    for (const prefix of PREFIXES) expect(table.some((line) => line.split('|')[1]?.includes(`\`${prefix}/\``))).toBe(true);
  });
});
