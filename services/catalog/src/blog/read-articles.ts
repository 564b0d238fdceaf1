import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { walkTokens } from 'marked';
import { parseAddress } from './address.ts';
import type { Article } from './article.ts';
import { InvalidArticleError, parseArticle } from './parse-article.ts';

/** The articles that ship with the shop. */
export const BLOG_FOLDER = path.join(import.meta.dirname, '../../blog');

/**
 * Reads every Markdown file in a folder, newest first. An invalid one is left out and listed in `faults`, so that it does not
 * stop the shop.
 */
export function readArticles(folder: string): { articles: Article[]; faults: string[] } {
  const faults: string[] = [];
  const articles: Article[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    try {
      articles.push(parseArticle(path.basename(file, '.md'), readFileSync(path.join(folder, file), 'utf8')));
    } catch (error) {
      if (!(error instanceof InvalidArticleError)) throw error;
      faults.push(...error.faults.map((fault) => `${file}: ${fault}`));
    }
  }
  const slugs = new Set(articles.map(({ slug }) => slug));
  for (const { slug, tokens } of articles) {
    faults.push(...strayLinks(tokens, slugs).map((target) => `${slug}.md: there is no article ${target}`));
  }
  articles.sort((a, b) => instantOf(b) - instantOf(a));
  return { articles, faults };
}

const instantOf = ({ about }: Article) => Date.parse(about.published_at);

function strayLinks(tokens: Article['tokens'], slugs: ReadonlySet<string>): string[] {
  const strays: string[] = [];
  walkTokens([...tokens], (token) => {
    if (token.type !== 'link') return;
    const address = parseAddress(token.href);
    if (address?.kind === 'post' && !slugs.has(address.slug)) strays.push(address.slug);
  });
  return strays;
}
