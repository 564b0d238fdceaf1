import Fastify from 'fastify';
import pg from 'pg';

/** The baseline for all other figures: an endpoint that inserts a row comparable to an order's, commits it and answers its id. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 5 });
await pool.query(`
  create table if not exists bare_orders (
    id uuid primary key default gen_random_uuid(),
    number text not null unique,
    owner_uid text not null,
    email text not null,
    customisation jsonb not null,
    options jsonb not null,
    billing jsonb not null,
    total_minor bigint not null,
    state text not null,
    placed_at timestamptz not null default now()
  )`);

interface Body {
  number: string;
  owner_uid: string;
  email: string;
  customisation: object;
  options: object;
  billing: object;
  expected_total_minor: number;
}

const app = Fastify();
app.post<{ Body: Body }>('/orders', async ({ body }) => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into bare_orders (number, owner_uid, email, customisation, options, billing, total_minor, state)
     values ($1, $2, $3, $4, $5, $6, $7, 'awaiting_payment') returning id`,
    [body.number, body.owner_uid, body.email, body.customisation, body.options, body.billing, body.expected_total_minor],
  );
  return { id: rows[0]?.id };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
