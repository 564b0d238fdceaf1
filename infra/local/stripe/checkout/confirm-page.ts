import { html } from '../../pages/html.ts';
import { formatMoney } from '../../pages/money.ts';
import type { Page } from '../../pages/send-page.ts';
import type { Session } from '../store/objects.ts';
import { shopOrigins } from './checkout-page.ts';

/** The bank's confirmation page, for cards with 3-D Secure. */
export function confirmPage(session: Session, last4: string): Page {
  const total = formatMoney(session.amount_total ?? 0, session.currency ?? 'inr');
  const body = html`<section class="notice bank">
<p class="due">Test bank</p>
<h1>Is this payment yours?</h1>
<p class="total">${total}</p>
<dl><div><dt>To</dt><dd>Nimantran</dd></div><div><dt>Card</dt><dd>ending in ${last4}</dd></div></dl>
<form method="post" action="/checkout/${session.id}/confirm">
<button class="button wide" name="outcome" value="complete">Complete payment</button>
<button class="button wide plain" name="outcome" value="fail">Fail payment</button>
</form>
<p class="quiet small">Here your bank would ask for a code. On this test page you choose how it ends.</p>
</section>`;
  return { title: 'Confirm your payment', layout: 'confirm', body, formTargets: shopOrigins(session) };
}
