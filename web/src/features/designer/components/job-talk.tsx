import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { Notice } from '../../../components/feedback/notice.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import css from './job-talk.module.css';

/** Messages about the job: the customer's answer on the order page, and the note of a colleague who sent it back. */
export function JobTalk({ job: { question, note, state } }: { job: StudioJob }) {
  const isOver = state === 'delivered' || state === 'cancelled';
  if (isOver) return null;
  return (
    <>
      {note && (
        <Notice kind="warning">
          <p>
            <strong>Note from {note.by || 'a colleague'}:</strong> <span className={css.words}>{note.text}</span>
          </p>
        </Notice>
      )}
      {question && (
        <Notice kind={question.answered_at ? 'good' : 'plain'}>
          <p>
            <strong>{question.asked_by} asked the customer</strong> ({shortIndianMoment(question.asked_at)}):{' '}
            <span className={css.words}>{question.message}</span>
          </p>
          {question.answered_at && (
            <p>
              <strong>Answered</strong> ({shortIndianMoment(question.answered_at)}):{' '}
              <span className={css.words} dir="auto">
                {question.answer || 'without text'}
              </span>
              {question.changed.length > 0 && ` They corrected: ${question.changed.join(', ')}.`}
            </p>
          )}
        </Notice>
      )}
    </>
  );
}
