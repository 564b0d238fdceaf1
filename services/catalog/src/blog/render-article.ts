import type { Post } from '@nimantran/proto/domain/post';
import { Marked, type Token, type Tokens } from 'marked';
import { isRightToLeft, parseAddress } from './address.ts';
import { headingId } from './parse-article.ts';
import { parseSample } from './text-excerpt.ts';

/** The path of a theme's page; undefined for a theme that is not on sale. */
export type PathOfTheme = (id: number) => string | undefined;

/** Renders an article's body into blocks. Links to themes that are not on sale become plain text. */
export function renderArticle(tokens: readonly Token[], pathOfTheme: PathOfTheme): Post['body'] {
  const marked = createMarked(pathOfTheme);
  const blocks: Post['body'] = [];
  let run: Token[] = [];
  const flush = () => {
    const html = marked.parser(run).trim();
    if (html !== '') blocks.push({ kind: 'html', html });
    run = [];
  };
  for (const token of tokens) {
    const sample = token.type === 'code' ? parseSample(token.lang ?? '') : undefined;
    if (sample === undefined) {
      run.push(token);
      continue;
    }
    flush();
    blocks.push({ kind: 'sample', ...sample, text: (token as Tokens.Code).text });
  }
  flush();
  return blocks;
}

function createMarked(pathOfTheme: PathOfTheme): Marked {
  return new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      list(token) {
        const items = token.items.map((item) => this.listitem(item)).join('');
        if (token.ordered) return `<ol>\n${items}</ol>\n`;
        return token.items.some((item) => item.task) ? `<ul class="checklist">\n${items}</ul>\n` : `<ul>\n${items}</ul>\n`;
      },
      checkbox: () => '',
      table({ header, rows }) {
        const cells = (row: Tokens.TableCell[], open: string, close: string) =>
          `<tr>${row.map((cell) => open + this.parser.parseInline(cell.tokens) + close).join('')}</tr>`;
        const body = rows.map((row) => cells(row, '<td>', '</td>')).join('');
        return `<table><thead>${cells(header, '<th scope="col">', '</th>')}</thead><tbody>${body}</tbody></table>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const address = parseAddress(href);
        if (address?.kind === 'lang') {
          const direction = isRightToLeft(address.lang) ? ' dir="rtl"' : '';
          return `<span lang="${address.lang}"${direction}>${words}</span>`;
        }
        const path = pathOf(address, pathOfTheme);
        return path === undefined ? words : `<a href="${escapeHtml(path)}">${words}</a>`;
      },
    },
  });
}

function pathOf(address: ReturnType<typeof parseAddress>, pathOfTheme: PathOfTheme): string | undefined {
  switch (address?.kind) {
    case 'theme':
      return pathOfTheme(address.id);
    case 'category':
      return `/category/${address.slug}`;
    case 'post':
      return `/blog/${address.slug}`;
    case 'page':
      return address.path;
    case 'web':
      return address.url;
    default:
      return undefined;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (found) => ENTITIES[found] ?? found);
