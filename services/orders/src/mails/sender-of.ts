import { REHEARSAL_NOTICE } from '@nimantran/proto/domain/rehearsal';
import type { ShopSettings } from '@nimantran/proto/domain/shop';
import type { Config } from '../config.ts';
import { publicShopOf } from '../domain/shop/public-shop.ts';
import type { MailSender } from './layout.ts';

/** Who every mail says that it is from. */
export function senderOf(settings: ShopSettings, { isRehearsal }: Pick<Config, 'isRehearsal'>): MailSender {
  const { about, seller } = publicShopOf(settings);
  return {
    name: about.name,
    seller: [seller.name, ...seller.address].join(', '),
    ...(isRehearsal && { notice: REHEARSAL_NOTICE }),
  };
}
