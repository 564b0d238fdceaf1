import { type Html, html } from '../../pages/html.ts';
import { formatMoney } from '../../pages/money.ts';
import type { Page } from '../../pages/send-page.ts';
import type { CardProblems } from '../payments/cards.ts';
import { TEST_UPI_IDS } from '../payments/upi.ts';
import type { Session, SessionItems } from '../store/objects.ts';

export type CheckoutForm = { email: string; name: string; number: string; expiry: string; cvc: string; upi: string };
export type FormProblems = CardProblems & { email?: string; name?: string; payment?: string; upi?: string };

const TEST_CARDS: readonly (readonly [string, string])[] = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has no funds'],
  ['4000 0025 0000 3155', 'asks to confirm'],
];

export function checkoutPage(
  session: Session,
  { items, descriptions }: SessionItems,
  form: CheckoutForm,
  problems: FormProblems,
): Page {
  const money = (amount: number) => formatMoney(amount, session.currency ?? 'inr');
  const total = money(session.amount_total ?? 0);
  const rows = items.map(
    (
      item,
      index,
    ) => html`<li><div><span class="what">${item.description}</span>${(item.quantity ?? 1) > 1 && html`<span class="quiet">Quantity ${item.quantity}</span>`}
${descriptions[index] && html`<span class="quiet">${descriptions[index]}</span>`}</div><span class="sum">${money(item.amount_total)}</span></li>`,
  );
  const body = html`<div class="columns">
<section class="order" aria-label="Your order">
${session.cancel_url && html`<a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> Back to the shop</a>`}
<p class="due">Pay Nimantran</p>
<p class="total">${total}</p>
<ul class="items">${rows}</ul>
<p class="grand"><span>Total due</span><span class="sum">${total}</span></p>
</section>
<section class="pay" aria-label="Payment">
<h1>Pay by card</h1>
${problems.payment && html`<p class="alert" role="alert" tabindex="-1">${problems.payment} Nothing was charged.</p>`}
<form method="post" action="/checkout/${session.id}/pay" novalidate>
${session.customer_details?.email ? html`<p class="field"><span class="label">Email</span><span class="fixed">${form.email}</span></p>` : field('email', 'Email', form.email, problems.email, html`type="email" autocomplete="email" inputmode="email" maxlength="254"`)}
${field('number', 'Card number', form.number, problems.number, html`autocomplete="cc-number" inputmode="numeric" maxlength="23" placeholder="1234 1234 1234 1234"`)}
<div class="pair">
${field('expiry', 'Expiry date', form.expiry, problems.expiry, html`autocomplete="cc-exp" inputmode="numeric" maxlength="9" placeholder="MM / YY"`)}
${field('cvc', 'Security code', form.cvc, problems.cvc, html`autocomplete="cc-csc" inputmode="numeric" maxlength="4" placeholder="123"`)}
</div>
${field('name', 'Name on card', form.name, problems.name, html`autocomplete="cc-name" maxlength="120"`)}
<button class="button wide" type="submit" data-busy="Paying…">Pay ${total}</button>
<p class="quiet small">Test checkout on this machine: no real card is charged. Nothing you type leaves it.</p>
</form>
${session.currency === 'inr' && upiForm(session, form, problems, total)}
<details class="cards"><summary>Test cards</summary>
<ul>${TEST_CARDS.map(([number, does]) => html`<li><button type="button" class="link" data-card="${number}">${number}</button> <span class="quiet">${does}</span></li>`)}</ul>
<p class="quiet small">Any date to come, any three digits.</p></details>
</section>
</div>`;
  return { title: `Pay ${total}`, layout: 'checkout', body, script: 'checkout', formTargets: shopOrigins(session) };
}

/** UPI, which pays in rupees alone. */
function upiForm(session: Session, form: CheckoutForm, problems: FormProblems, total: string): Html {
  return html`<h2>Or pay by UPI</h2>
<form method="post" action="/checkout/${session.id}/pay-by-upi" novalidate>
${field('upi', 'UPI ID', form.upi, problems.upi, html`autocomplete="off" inputmode="email" maxlength="100" placeholder="success@test"`)}
<button class="button wide plain" type="submit" data-busy="Paying…">Use UPI for ${total}</button>
</form>
<details class="cards"><summary>Test UPI IDs</summary>
<ul>${TEST_UPI_IDS.map(([id, does]) => html`<li>${id} <span class="quiet">${does}</span></li>`)}</ul></details>`;
}

/** Origins that the form may redirect to: the shop that opened the checkout. */
export function shopOrigins(session: Session): string[] {
  return session.success_url === null ? [] : [new URL(session.success_url).origin];
}

function field(name: string, label: string, value: string, problem: string | undefined, attributes: Html): Html {
  return html`<p class="field${problem && ' wrong'}"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" required ${attributes}${problem && html` aria-invalid="true" aria-describedby="${name}-problem"`}>
${problem && html`<span class="problem" id="${name}-problem">${problem}</span>`}</p>`;
}
