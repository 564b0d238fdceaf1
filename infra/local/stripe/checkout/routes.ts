import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LocalContext } from '../../context.ts';
import { fieldText } from '../../form.ts';
import { sendNotice, sendPage } from '../../pages/send-page.ts';
import { readCard } from '../payments/cards.ts';
import { readUpi } from '../payments/upi.ts';
import { attemptPayment, confirmPayment } from '../sessions/pay-session.ts';
import { expireDueSessions } from '../sessions/session-expiry.ts';
import { idOf, type Session } from '../store/objects.ts';
import { change } from '../webhooks/events.ts';
import { type CheckoutForm, checkoutPage, type FormProblems } from './checkout-page.ts';
import { confirmPage } from './confirm-page.ts';

type Id = { Params: { id: string } };

/** The hosted checkout page, between leaving the shop and returning to it. */
export function registerCheckout(app: FastifyInstance, context: LocalContext): void {
  const find = (id: string): Session | undefined => {
    expireDueSessions(context);
    return context.store.get('session', id);
  };
  const show = (reply: FastifyReply, session: Session, form: CheckoutForm, problems: FormProblems, status = 200) => {
    const items = context.store.get('items', session.id) ?? { id: session.id, items: [], descriptions: [] };
    return sendPage(reply, checkoutPage(session, items, form, problems), status);
  };

  app.get<Id>('/checkout/:id', (request, reply) => {
    const session = find(request.params.id);
    if (session?.status !== 'open') return sendEnded(reply, session);
    if (waitsForConfirmation(context, session)) return reply.redirect(`/checkout/${session.id}/confirm`, 303);
    return show(reply, session, emptyForm(session), lastProblem(context, session));
  });

  app.post<Id>('/checkout/:id/pay', (request, reply) => {
    const session = find(request.params.id);
    // A second press of the button finds the payment complete.
    if (session?.status === 'complete') return toShop(reply, session);
    if (session?.status !== 'open') return sendEnded(reply, session);
    const form = readForm(request.body, session);
    const problems = checkForm(form);
    const read = readCard(form, new Date(context.clock()));
    if ('problems' in read) return show(reply, session, form, { ...problems, ...read.problems }, 422);
    if (Object.keys(problems).length > 0) return show(reply, session, form, problems, 422);

    const payer = { name: form.name, email: form.email };
    const attempt = change(context, (work) => attemptPayment(work, session, read.card, payer));
    if (attempt.status === 'requires_action') return reply.redirect(`/checkout/${session.id}/confirm`, 303);
    if (attempt.status === 'declined') return show(reply, session, { ...form, cvc: '' }, { payment: attempt.message }, 402);
    return toShop(reply, session);
  });

  app.post<Id>('/checkout/:id/pay-by-upi', (request, reply) => {
    const session = find(request.params.id);
    if (session?.status === 'complete') return toShop(reply, session);
    if (session?.status !== 'open') return sendEnded(reply, session);
    const form = { ...emptyForm(session), upi: fieldText(request.body, 'upi').slice(0, 100) };
    const upi = session.currency === 'inr' ? readUpi(form.upi) : undefined;
    if (!upi) return show(reply, session, form, { upi: 'Enter a UPI ID such as success@test.' }, 422);
    const payer = { name: null, email: form.email === '' ? null : form.email };
    const attempt = change(context, (work) => attemptPayment(work, session, upi, payer));
    if (attempt.status === 'declined') return show(reply, session, form, { payment: attempt.message }, 402);
    return toShop(reply, session);
  });

  app.get<Id>('/checkout/:id/confirm', (request, reply) => {
    const session = find(request.params.id);
    if (session?.status !== 'open') return sendEnded(reply, session);
    if (!waitsForConfirmation(context, session)) return reply.redirect(`/checkout/${session.id}`, 303);
    const intent = context.store.get('payment_intent', idOf(session.payment_intent) ?? '');
    const pending = context.store.get('pending_card', intent?.id ?? '');
    return sendPage(reply, confirmPage(session, pending?.card.number.slice(-4) ?? ''));
  });

  app.post<Id>('/checkout/:id/confirm', (request, reply) => {
    const session = find(request.params.id);
    if (session?.status === 'complete') return toShop(reply, session);
    if (session?.status !== 'open') return sendEnded(reply, session);
    if (!waitsForConfirmation(context, session)) return reply.redirect(`/checkout/${session.id}`, 303);
    const confirmed = fieldText(request.body, 'outcome') === 'complete';
    const attempt = change(context, (work) => confirmPayment(work, session, confirmed));
    return attempt.status === 'paid' ? toShop(reply, session) : reply.redirect(`/checkout/${session.id}`, 303);
  });
}

function waitsForConfirmation({ store }: LocalContext, session: Session): boolean {
  return store.get('payment_intent', idOf(session.payment_intent) ?? '')?.status === 'requires_action';
}

/** When the page is reopened after a failed attempt, it shows the error again. */
function lastProblem({ store }: LocalContext, session: Session): FormProblems {
  const message = store.get('payment_intent', idOf(session.payment_intent) ?? '')?.last_payment_error?.message;
  return message === undefined ? {} : { payment: message };
}

function toShop(reply: FastifyReply, session: Session): FastifyReply {
  const target = (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  return reply.redirect(target, 303);
}

function sendEnded(reply: FastifyReply, session: Session | undefined): FastifyReply {
  if (session === undefined) {
    return sendNotice(
      reply,
      404,
      'This checkout does not exist',
      'The link may be incomplete. Go back to the shop and open the payment again.',
    );
  }
  const back = { href: session.cancel_url ?? session.success_url ?? '/', label: 'Back to the shop' };
  if (session.status === 'complete') {
    const done = (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
    return sendNotice(reply, 200, 'You have paid already', 'This payment went through. There is nothing more to pay here.', {
      href: done,
      label: 'See your order',
    });
  }
  return sendNotice(reply, 410, 'This checkout has expired', 'Nothing was charged. Go back to the shop to open a new one.', back);
}

function emptyForm(session: Session): CheckoutForm {
  return { email: session.customer_details?.email ?? '', name: '', number: '', expiry: '', cvc: '', upi: '' };
}

function readForm(body: unknown, session: Session): CheckoutForm {
  const limited = (name: string, length: number) => fieldText(body, name).slice(0, length);
  const email = session.customer_details?.email ?? limited('email', 254);
  return {
    email,
    name: limited('name', 120),
    number: limited('number', 30),
    expiry: limited('expiry', 9),
    cvc: limited('cvc', 4),
    upi: '',
  };
}

function checkForm(form: CheckoutForm): FormProblems {
  const problems: FormProblems = {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email)) problems.email = 'Enter an email address such as name@example.com.';
  if (form.name === '') problems.name = 'Enter the name on the card.';
  return problems;
}
