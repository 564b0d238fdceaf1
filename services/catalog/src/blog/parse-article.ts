import { faultsOf } from '@nimantran/kit/http/validation';
import { findCategory, slugify } from '@nimantran/proto/domain/category';
import type { PostHeading } from '@nimantran/proto/domain/post';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { parse, YAMLParseError } from 'yaml';
import { parseAddress } from './address.ts';
import { type Article, FrontMatter } from './article.ts';
import { parseSample, SAMPLE_MARK } from './text-excerpt.ts';

const WORDS_A_MINUTE = 200;
const FILE = /^---\n(.*?)\n---\n(.*)$/s;

/** All faults of an article, for its author. */
export class InvalidArticleError extends Error {
  override readonly name = 'InvalidArticleError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[], options?: ErrorOptions) {
    super(`The article cannot be used: ${faults.join('; ')}`, options);
    this.faults = faults;
  }
}

/**
 * Parses a Markdown article with YAML front matter. Raw HTML, pictures and links other than to the shop's own pages and https are
 * not allowed.
 * @throws InvalidArticleError naming every fault
 */
export function parseArticle(slug: string, file: string): Article {
  const [, head, body = ''] = FILE.exec(file) ?? [];
  if (head === undefined) throw new InvalidArticleError(['there is no front matter between two lines of ---']);
  const about = readFrontMatter(head);
  const tokens = lexer(body);
  const headings = headingsOf(tokens);
  const faults = [
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? [] : ['the file name is not a slug']),
    ...(findCategory(about.category) ? [] : [`category: ${about.category} is not one of the shop's`]),
    ...headings.filter(({ id }, at) => headings.findIndex((other) => other.id === id) !== at).map(twice),
    ...faultsOfTokens(tokens),
  ];
  if (faults.length > 0) throw new InvalidArticleError(faults);
  return { slug, about, tokens, headings, reading_minutes: Math.ceil(countWords(body) / WORDS_A_MINUTE) };
}

const twice = ({ text }: PostHeading) => `the heading “${text}” appears twice`;

function readFrontMatter(head: string): Static<typeof FrontMatter> {
  let given: unknown;
  try {
    given = parse(head);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new InvalidArticleError([`front matter: ${error.message}`], { cause: error });
  }
  if (Value.Check(FrontMatter, given)) return given;
  throw new InvalidArticleError(
    faultsOf(FrontMatter, given).map(({ field, message }) => `${field || 'front matter'} ${message}`),
  );
}

function headingsOf(tokens: readonly Token[]): PostHeading[] {
  return tokens
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ text }) => ({ id: headingId(text), text }));
}

/** The fragment of a heading's URL. */
export const headingId = (text: string): string => slugify(text.replace(/[^\p{L}\p{N}\s()-]+/gu, ''));

function faultsOfTokens(tokens: readonly Token[]): string[] {
  const faults: string[] = [];
  walkTokens([...tokens], (token) => {
    if (token.type === 'html' || token.type === 'image') faults.push(`${token.raw.trim()} has no place in an article`);
    if (token.type === 'heading' && (token.depth < 2 || token.depth > 3))
      faults.push(`${token.raw.trim()}: headings are ## or ###`);
    if (token.type === 'link' && parseAddress(token.href) === undefined) faults.push(`the link to ${token.href} leads nowhere`);
    if (token.type === 'code' && parseSample(token.lang ?? '') === undefined) {
      faults.push(`a block that begins with ${SAMPLE_MARK}${token.lang ?? ''} is neither a card nor a message`);
    }
  });
  return faults;
}

const countWords = (text: string): number => text.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{M}\p{N}’'-]+/gu)?.length ?? 0;
