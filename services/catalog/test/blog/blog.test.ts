import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Post } from '@nimantran/proto/domain/post';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { loadThemes } from '../../collection/themes.ts';
import { buildApp } from '../../src/app.ts';
import { parseArticle } from '../../src/blog/parse-article.ts';
import { BLOG_FOLDER, readArticles } from '../../src/blog/read-articles.ts';
import { renderArticle } from '../../src/blog/render-article.ts';
import type { Context } from '../../src/context.ts';
import { retireTheme } from '../../src/use-cases/retire-theme.ts';
import { createTestContext, publish } from '../support/catalog.ts';

const { articles, faults } = readArticles(BLOG_FOLDER);

const HEAD = `---
title: A title
short_description: About this request.
topic: Birthday Invitation
category: birthday
published_at: 2026-10-01T09:00:00+05:30
picture: { theme: 1, alt: A palace }
themes: [{ id: 1, title: One }, { id: 2, title: Two }]
---
`;
const htmlOf = (body: string) =>
  renderArticle(parseArticle('a', HEAD + body).tokens, (id) => (id === 1 ? '/video/birthday/one-1' : undefined))
    .map((block) => (block.kind === 'html' ? block.html : `[${block.look} ${block.lang}: ${block.text}]`))
    .join('\n');

describe('the articles that come with the shop', () => {
  it('are all right, one for each of eight categories, newest first', () => {
    expect(faults).toEqual([]);
    expect(articles.map(({ about }) => about.category).sort()).toEqual(
      'anniversary baby-shower birthday engagement house-warming naming-ceremony reception wedding'.split(' '),
    );
    const days = articles.map(({ about }) => about.published_at);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('lead to themes of the collection by id and title, and show the still of a wide one', async () => {
    const themes = new Map((await loadThemes()).map(({ manifest }) => [manifest.id, manifest]));
    for (const { slug, about } of articles) {
      for (const { id, title } of about.themes) expect(themes.get(id)?.title, `${slug} ${id}`).toBe(title);
      for (const { id } of about.themes) expect(themes.get(id)?.category, `${slug} ${id}`).toBe(about.category);
      const picture = themes.get(about.picture.theme);
      expect(picture && picture.width > picture.height, `the picture of ${slug}`).toBe(true);
    }
  });

  it.each(articles.map(({ slug }) => slug))(
    '%s links to its category and names days that are what it calls them',
    async (slug) => {
      const text = await readFile(path.join(BLOG_FOLDER, `${slug}.md`), 'utf8');
      expect(text).toContain(`(category:${articles.find((article) => article.slug === slug)?.about.category})`);
      const named = text.matchAll(/([A-Z][a-z]+day), (\d{1,2}) (January|February|October|November|December)/g);
      for (const [, weekday, day, month] of named) {
        const year = month === 'January' || month === 'February' ? 2027 : 2026;
        const real = new Date(`${day} ${month} ${year} UTC`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
        expect(weekday, `${day} ${month}`).toBe(real);
      }
    },
  );
});

describe('an article', () => {
  it('is made into HTML with addressable headings, checklists, tables and marked languages', () => {
    const html = htmlOf(
      '## Maps & places\n\n- [ ] A pin\n\n| When | What |\n| --- | --- |\n| Now | This |\n\nAs [निमंत्रण](lang:hi) or [اردو](lang:ur).',
    );
    expect(html).toContain('<h2 id="maps-places">Maps &amp; places</h2>');
    expect(html).toContain('<ul class="checklist">\n<li>A pin</li>\n</ul>');
    expect(html).toContain('<th scope="col">When</th>');
    expect(html).toContain('<span lang="hi">निमंत्रण</span> or <span lang="ur" dir="rtl">اردو</span>');
  });

  it('links to what is on sale, and keeps the words where it is not', () => {
    expect(htmlOf('[One](theme:1), [Two](theme:2), [all](category:birthday), [more](post:b)')).toBe(
      '<p><a href="/video/birthday/one-1">One</a>, Two, <a href="/category/birthday">all</a>, <a href="/blog/b">more</a></p>',
    );
  });

  it('hands over words to copy as they are, never as HTML', () => {
    expect(htmlOf('```message en To all\nSee <b>you</b> & come\n```')).toBe('[message en: See <b>you</b> & come]');
  });

  it.each([
    ['<script>alert(1)</script>', 'no place'],
    ['Words <img src=x onerror=alert(1)> between', 'no place'],
    ['![a picture](https://example.com/a.png)', 'no place'],
    ['[here](javascript:alert%281%29)', 'leads nowhere'],
    ['[here](//evil.example)', 'leads nowhere'],
    ['[here](http://plain.example)', 'leads nowhere'],
    ['[here](category:funeral)', 'leads nowhere'],
    ['# A second title', 'headings'],
    ['```\nno card\n```', 'neither a card'],
    ['## Twice\n\n## Twice', 'twice'],
  ])('with %j is refused', (body, reason) => {
    expect(() => parseArticle('a', HEAD + body)).toThrow(reason);
  });

  it.each([
    [HEAD.replace('birthday\n', 'funeral\n'), 'not one of the shop'],
    [HEAD.replace('2026-10-01T09:00:00+05:30', 'soon'), 'published_at'],
    [HEAD.replace('title: A title', 'titel: A title'), 'title'],
    ['no head at all', 'front matter'],
    ['---\n: [\n---\n', 'front matter'],
  ])('with the head %j is refused', (file, reason) => {
    expect(() => parseArticle('a', file)).toThrow(reason);
  });

  it('that is not right is left out, and the others are read', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'blog-'));
    await writeFile(path.join(folder, 'broken.md'), `${HEAD}<b>raw</b>`);
    await writeFile(path.join(folder, 'good.md'), `${HEAD}[gone](post:nowhere)`);
    const read = readArticles(folder);
    await rm(folder, { recursive: true });
    expect(read.articles.map(({ slug }) => slug)).toEqual(['good']);
    expect(read.faults).toHaveLength(3);
    expect(read.faults.join()).toContain('there is no article nowhere');
  });
});

describeWith(['postgres'], 'the blog', () => {
  const database = withDatabase();
  let context: Context;
  let app: FastifyInstance;
  beforeAll(async () => {
    context = { ...(await createTestContext(database.urls.catalog)), articles };
    app = await buildApp(context);
    await publish(context, { id: 101, title: 'Royal Jharokha' });
    await publish(context, { id: 99, title: 'Another One' });
    const stillKey = { sampleStillKey: 'stills/101.jpg' };
    await context.db.updateTable('themeVersions').set(stillKey).where('themeId', '=', 101).execute();
  });
  afterAll(async () => {
    await app.close();
    await context.close();
    await rm(context.config.DATA_DIR, { recursive: true, force: true });
  });
  const get = (url: string) => app.inject({ method: 'GET', url });
  const wedding = async (): Promise<Post> => (await get('/api/blog/wedding-video-invitation-wording')).json();

  it('lists all articles to everybody', async () => {
    const { posts } = (await get('/api/blog')).json();
    expect(posts.map(({ slug }: Post) => slug)).toEqual(articles.map(({ slug }) => slug));
    expect(posts[0]).toMatchObject({
      thumbnail: expect.stringMatching(/^\/api\/theme-media\/101\/\w+\/thumbnail\.jpg$/),
      thumbnail_alt: expect.stringContaining('lake'),
      metadata: { topic: 'Wedding Invitation' },
    });
    // No reception theme is on sale here; the web app has a picture for that case.
    expect(posts[1]).toMatchObject({ thumbnail: '', thumbnail_alt: '' });
  });

  it('shows an article with its themes on sale first, others of its category after them', async () => {
    const post = await wedding();
    expect(post.themes.map(({ id }) => id)).toEqual([101, 99]);
    expect(post.headings.length).toBeGreaterThan(5);
    expect(post.related.map(({ slug }) => slug)).toEqual(articles.slice(1, 4).map(({ slug }) => slug));
    const html = post.body.map((block) => (block.kind === 'html' ? block.html : '')).join('');
    expect(html).toContain('<a href="/video/wedding/royal-jharokha-101">Royal Jharokha</a>');
    for (const { id } of post.headings) expect(html).toContain(`id="${id}"`);
  });

  it('leads to nothing that is no longer sold', async () => {
    await retireTheme(context.db, 101);
    const post = await wedding();
    expect(post.themes.map(({ id }) => id)).toEqual([99]);
    expect(JSON.stringify(post.body)).not.toContain('/video/');
    expect(post.thumbnail).toBe('');
  });

  it('has no article that there is not', async () => {
    const answer = await get('/api/blog/nothing-like-it');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_such_post']);
  });
});
