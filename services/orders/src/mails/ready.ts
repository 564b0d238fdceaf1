import type { OrderRow } from '../db/schema.ts';
import type { MailContent } from './layout.ts';

/** The video is finished. */
export function readyMail(order: OrderRow, orderUrl: string): MailContent {
  const hasPhotos = Object.keys(order.customisation.photos).length > 0;
  return {
    subject: `Your video is ready: ${order.headline}`,
    preview: `Play it, download it, send it. Order ${order.number}`,
    heading: 'Your video is ready.',
    paragraphs: [
      `"${order.headline}" is finished. Play it, download it and send it to everyone you want to see there.`,
      ...(hasPhotos ? ['The photos you uploaded are deleted from our servers 2 days from now.'] : []),
    ],
    rows: [
      { label: 'Order', value: order.number },
      { label: 'Theme', value: order.themeTitle },
      { label: 'Video', value: order.resolution },
    ],
    action: { label: 'Play and download', url: orderUrl },
    footer:
      'Sign in with the account you ordered with to download. Something is not right? Write to support: our mistakes are mended free of charge.',
  };
}
