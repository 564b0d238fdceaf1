import { headlineOf } from '@nimantran/proto/domain/headline';
import type { Kysely } from 'kysely';
import type { TakenMail } from '../db/mails/mails.ts';
import { orderById } from '../db/orders/orders.ts';
import { reviewersOf } from '../db/reviews/reviews.ts';
import type { ReviewerRow, ReviewRow, Tables } from '../db/schema.ts';
import type { MailContent } from './layout.ts';

/** Undefined if the link has ended meanwhile. */
export async function composeReviewed(
  db: Kysely<Tables>,
  mail: TakenMail,
  publicUrl: string,
): Promise<{ to: string; orderNumber: string | null; content: MailContent } | undefined> {
  const review = await db
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', mail.subjectId ?? '')
    .executeTakeFirst();
  if (!review) return undefined;
  const reviewers = await reviewersOf(db, review.id);
  const order = review.orderId === null ? undefined : await orderById(db, review.orderId);
  const page = order
    ? `${publicUrl}/user/invitations/${order.number}`
    : `${publicUrl}/video/create?theme=${review.themeId}&step=verify`;
  return { to: review.ownerEmail, orderNumber: order?.number ?? null, content: reviewedMail(review, reviewers, page) };
}

export function reviewedMail(review: ReviewRow, reviewers: readonly ReviewerRow[], page: string): MailContent {
  const headline = headlineOf(
    { title: review.themeTitle, fields: review.fields },
    { details: review.details, bride_first: review.brideFirst },
  );
  const names = reviewers.map(({ name }) => name);
  const who = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'Somebody');
  return {
    subject: `Your family has answered: ${headline}`,
    preview: `${who} answered.`,
    heading: 'Your family has answered.',
    paragraphs: [`${who} read the words of "${headline}".`],
    rows: reviewers.map(({ name, answers }) => {
      const changes = answers.filter(({ verdict }) => verdict === 'change').length;
      return {
        label: name,
        value: changes === 0 ? 'Everything is right' : `${changes} ${changes === 1 ? 'change' : 'changes'} proposed`,
      };
    }),
    action: { label: 'See the answers', url: page },
    footer:
      'You get this email at most once an hour, because you shared a review link. End the link beside the answers to stop it.',
  };
}
