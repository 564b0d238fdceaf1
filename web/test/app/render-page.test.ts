import { NO_CLAIMS } from '@nimantran/proto/domain/shop';
import type { PageRequest } from '@nimantran/proto/http/gateway/page-renderer';
import { describe, expect, it } from 'vitest';
import { PAGE_PLANS } from '../../src/app/page-plan.ts';
import { NO_SETTINGS } from '../../src/lib/page/page-context.ts';
import { themePath } from '../../src/lib/themes/theme-queries.ts';
import { createPageRenderer } from '../../src/server.tsx';
import { shopFacts } from '../support/mock-settings.ts';
import { wedding } from '../support/sample-theme.ts';

const APP = `<script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">`;
const TEMPLATE = `<html><head><title data-static>Video invitations</title>${APP}</head><body><div id="root"></div><!-- support --></body></html>`;
const manifest = {
  ...Object.fromEntries(
    PAGE_PLANS.flatMap(({ part }) => (part ? [[part, { file: 'assets/part.js', imports: ['index.html'] }]] : [])),
  ),
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/start/start.ts': { file: 'assets/start.js' },
};
const renderer = createPageRenderer({ template: TEMPLATE, manifest });

/** Each answer is for the path that ends with its name; any other path fails. */
const render = (url: string, answers: Record<string, unknown>) => {
  const ask: PageRequest['ask'] = async (path) => {
    const found = Object.entries(answers).find(([name]) => path.endsWith(name))?.[1];
    if (found === undefined) throw new Error('away');
    return found instanceof Response ? found : Response.json(found);
  };
  return renderer.renderPage({ origin: 'http://shop.test', settings: NO_SETTINGS, shop: shopFacts(), url, ask });
};
const htmlOf = async (page: ReturnType<typeof render>) => {
  const made = await page;
  return 'html' in made ? made.html : '';
};

const theme = wedding();

describe('a page made outside of a browser', () => {
  it('says no word of the shop’s data as anything but data', async () => {
    const words = `</script><script>alert(1)</script></title><img src=x onerror=alert(1)>$& $\` \u2028 <!--`;
    const hostile = { ...theme, title: words, description: words };
    const right = await render(`/video/wedding/x-${theme.id}`, { [`/${theme.id}`]: hostile });
    const place = 'location' in right ? right.location : '';
    expect(right.status).toBe(301);
    for (const page of [render(place, { [`/${theme.id}`]: hostile }), render('/category/wedding', { '/wedding': [hostile] })]) {
      const html = await htmlOf(page);
      expect(html.includes('alert(1)')).toBe(true);
      expect(/<script>|<img src=x/.test(html)).toBe(false);
      const data = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
      expect(data.map(([, json = '']) => JSON.stringify(JSON.parse(json))).join()).toContain(JSON.stringify(words).slice(1, -1));
    }
  });

  it('of a theme that is a palette of another now leads to that one in these colours', async () => {
    const right = await render('/video/wedding/noor-e-gulab-129', { '/129': { ...theme, palette: 'rose' } });
    expect(right).toEqual({ status: 301, location: `${themePath(theme)}?palette=rose` });
  });

  it('of one visitor tells nothing of another that is made at the same time', async () => {
    const [category, support] = await Promise.all([
      htmlOf(render('/category/wedding?filter=Elite', { '/wedding': [theme] })),
      htmlOf(render('/support?kind=refund&order=NM-ABCD2345', {})),
    ]);
    expect(category).toContain(theme.title);
    expect(support).not.toContain(theme.title);
    expect(support).not.toContain('ABCD2345');
  });

  it.each([404, 400, 414])('does not exist where what it needs is answered %s', async (status) => {
    const refused = new Response(JSON.stringify({ code: 'FST_ERR_MAX_PARAM_LENGTH', message: 'too long' }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
    const slug = 'a'.repeat(101);
    expect((await render(`/blog/${slug}`, { [slug]: refused })).status).toBe(404);
  });

  it('is tried again where the shop does not respond', async () => {
    expect((await render('/blog/a-post', {})).status).toBe(503);
    expect((await render('/blog/a-post', { 'a-post': new Response('', { status: 502 }) })).status).toBe(503);
  });

  it('stands before its code, which its document names in the order in which it is to come', async () => {
    const html = await htmlOf(render('/category/wedding', { '/wedding': [theme] }));
    expect([...html.matchAll(/<script(?! type="application)[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script type="module" async src="/assets/start.js">',
    ]);
    expect(html).not.toContain('modulepreload');
    expect(html.match(/href="\/assets\/index\.css"/g)).toHaveLength(1);
    expect(html).toContain('<div id="root" data-code="/assets/react.js /assets/index.js /assets/part.js">');
  });

  it('that belongs to one person has its code at once', async () => {
    const html = await htmlOf(render('/user', {}));
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<script type="module" crossorigin src="/assets/index.js">');
    expect(html.match(/href="\/assets\/react\.js"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/part.js">');
    expect(html).not.toContain('start.js');
  });

  it('of a shop that claims nothing claims nothing, and has no gap where a claim would be', async () => {
    const shop = { ...shopFacts(), claims: NO_CLAIMS };
    const site = { origin: 'http://shop.test', settings: NO_SETTINGS, shop };
    const { rating: _, ...unrated } = theme;
    for (const url of ['/', '/category/wedding', themePath(theme), '/faqs', '/terms-of-service']) {
      const answer = url === themePath(theme) ? unrated : [theme];
      const ask: PageRequest['ask'] = async (path) => Response.json(path.endsWith('pricing-details') ? [] : answer);
      const html = await htmlOf(renderer.renderPage({ ...site, url, ask }));
      const seen = html.replace(/<script type="application\/json".*?<\/script>/gs, '').replace(/<style.*?<\/style>/gs, '');
      expect(seen.length, url).toBeGreaterThan(2_000);
      expect(
        /\b(?:null|undefined|false)\b[^"=]|lowest price guarantee|[\d+] customers|aggregateRating|Rated \d|number one|100% safe| in , |yours \./i.exec(
          seen,
        )?.[0],
        url,
      ).toBeUndefined();
    }
  });

  it('says of the shop what the shop says of itself, in its head, its text and its data', async () => {
    const facts = shopFacts();
    const shop = { ...facts, about: { ...facts.about, name: 'Shubh <b>&</b> Co', support_email: 'help@shubh.example' } };
    const ask: PageRequest['ask'] = async () => Response.json([]);
    const site = { origin: 'http://shop.test', settings: NO_SETTINGS };
    const html = await htmlOf(renderer.renderPage({ ...site, shop, url: '/support', ask }));
    expect(html).toContain('>Support | Shubh &lt;b&gt;&amp;&lt;/b&gt; Co</title>');
    expect(html).toContain('help@shubh.example');
    expect(html).not.toContain('Nimantran, home');
    expect(html).not.toContain('<b>&</b>');
    expect(html).toContain('"name":"Shubh \\u003cb>&\\u003c/b> Co"');
    const gone = await htmlOf(renderer.renderPage({ ...site, shop, url: '/nowhere', ask }));
    expect(gone).toContain('Shubh');
    expect(await htmlOf(renderer.renderPage({ ...site, shop: facts, url: '/nowhere', ask }))).not.toContain('Shubh');
    expect(await htmlOf(renderer.renderPage({ ...site, shop, url: '/admin', ask }))).toContain('Admin | Shubh');
    expect(renderer.plainPage({ ...site, shop })).toContain('help@shubh.example');
  });

  it('is left to the browser while nobody says what the shop is', async () => {
    const ask: PageRequest['ask'] = async () => Response.json([]);
    const made = await renderer.renderPage({
      origin: 'http://shop.test',
      settings: NO_SETTINGS,
      shop: undefined,
      url: '/support',
      ask,
    });
    expect(made).toMatchObject({ status: 503 });
    expect('html' in made && made.html).not.toContain('"shop"');
  });
});
