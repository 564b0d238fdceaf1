import type { SupportRequest } from '@nimantran/proto/domain/support-request';
import { useShop } from '../../lib/page/page-context.ts';
import { shortIndianMoment } from '../../lib/time/dates.ts';
import css from './messages.module.css';

/** The conversation, oldest first. */
export function Messages({ request }: { request: Pick<SupportRequest, 'messages' | 'customer'> }) {
  const shop = useShop();
  return (
    <ol className={css.messages} aria-label="Messages">
      {request.messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thread only grows at its end
        <li key={index} className={message.author === 'staff' ? css.theirs : css.own}>
          <p className={css.by}>
            <strong>{message.author === 'staff' ? shop.about.name : (request.customer?.email ?? 'You')}</strong>{' '}
            <time dateTime={message.at}>{shortIndianMoment(message.at)}</time>
          </p>
          <p className={css.text} dir="auto">
            {message.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
