import { whoAmI } from '@nimantran/proto/http/identity/sessions';
import { createQuote, listPricing } from '@nimantran/proto/http/pricing/quotes';
import { visit } from '../../shop-client/person.ts';
import { type Attack, demand } from '../attack.ts';

const ROUNDS = 25;
const EVIL = 'evil.example';

/** Answers asked at the same time, by several people, in several currencies, with headers that caches may mix up. */
export const cacheConfusion: Attack = {
  name: 'cache confusion between persons and currencies',
  proxies: [0],
  async run({ publicUrl, people, stock }) {
    const members = await Promise.all([people.newcomer(), people.newcomer(), people.of('admin')]);
    const visitor = await visit(publicUrl);
    const { pricing_id } = await stock.theme();
    const quote = (currency: 'INR' | 'USD' | 'EUR') => ({
      body: {
        pricing_id,
        currency,
        resolution: '720p' as const,
        delivery: 'express' as const,
        bride_first: false,
        custom_audio: false,
        remove_watermark: false,
        promo_code: null,
      },
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const [none, ...sessions] = await Promise.all([visitor.call(whoAmI), ...members.map(({ person }) => person.call(whoAmI))]);
      demand(none?.session === null, 'a visitor got a session');
      for (const [index, { session }] of sessions.entries())
        demand(session?.user.uid === members[index]?.uid, `a person got the answer of ${session?.user.uid}`);
      const currencies = ['INR', 'USD', 'EUR'] as const;
      const quotes = await Promise.all(currencies.map((currency) => visitor.call(createQuote, quote(currency))));
      for (const [index, { total }] of quotes.entries())
        demand(total.currency === currencies[index], `a quote in ${currencies[index]} came as ${total.currency}`);
    }
    const shown = await visitor.call(listPricing);
    const poison = { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'gopher', 'accept-language': EVIL, origin: `http://${EVIL}` };
    for (const path of ['/', '/api/pricing-details', `/api/pricing-details?x=${EVIL}`, '/video/house-warming']) {
      await (await fetch(publicUrl + path, { headers: poison })).body?.cancel();
      const text = await (await fetch(publicUrl + path)).text();
      demand(!text.replaceAll(`x=${EVIL}`, '').includes(EVIL), `${path} keeps what another caller claimed`);
    }
    demand(JSON.stringify(await visitor.call(listPricing)) === JSON.stringify(shown), 'the price list changed');
    const own = await members[0]?.person.fetch('/api/user/session');
    demand(own?.headers.get('cache-control') === 'no-store', 'an answer about a person may be stored');
    return `${ROUNDS * 7} answers belong to their callers; claimed hosts are in none`;
  },
};
