import { html } from '../pages/html.ts';
import type { Page } from '../pages/send-page.ts';
import { avatarUrl } from './avatar.ts';
import { READY_ACCOUNTS } from './ready-accounts.ts';

export type SignInRequest = { origin: string; nonce: string };
export type OtherAddress = { name: string; email: string; problem?: string };

/** The popup's first page, with the choice of accounts. */
export function chooserPage({ origin, nonce }: SignInRequest, other: OtherAddress = { name: '', email: '' }): Page {
  const hidden = html`<input type="hidden" name="origin" value="${origin}"><input type="hidden" name="nonce" value="${nonce}">`;
  const accounts = READY_ACCOUNTS.map(
    (account) =>
      html`<li><button name="email" value="${account.email}"><img src="${avatarUrl('', account)}" alt="" width="44" height="44"><span class="what">${account.name}</span><span class="role">${account.role}</span><span class="quiet email">${account.email}</span><span class="quiet tells">${account.tells}</span></button></li>`,
  );
  const body = html`<section class="chooser">
<h1>Choose an account</h1>
<p class="quiet">to continue to <b>${new URL(origin).host}</b></p>
<form method="post" action="/accounts/choose">${hidden}<ul class="accounts">${accounts}</ul></form>
<details class="other"${other.problem && html` open`}><summary>Use another address</summary>
<form method="post" action="/accounts/choose">${hidden}
${other.problem && html`<p class="alert" role="alert">${other.problem}</p>`}
<p class="field"><label for="name">Name</label><input id="name" name="name" value="${other.name}" autocomplete="name" maxlength="80"></p>
<p class="field"><label for="email">Email</label><input id="email" name="email" type="email" value="${other.email}" autocomplete="email" maxlength="254" required></p>
<button class="button wide" type="submit">Continue</button></form></details>
<p class="quiet small">Local sign-in for trying the shop: no passwords, nothing leaves this machine.</p>
</section>`;
  return { title: 'Choose an account', layout: 'accounts', body };
}

/** The popup's last page: passes the token to the opener and closes. */
export function signedInPage(origin: string, name: string, message: object): Page {
  const body = html`<section class="notice" id="result" data-origin="${origin}" data-message="${JSON.stringify(message)}">
<h1>Signed in as ${name}</h1>
<p id="stay" hidden>This window was not opened by the shop, or it could not be closed. You can close it yourself.</p>
<noscript><p>Signing in needs JavaScript.</p></noscript></section>`;
  return { title: 'Signed in', layout: 'accounts', body, script: 'accounts' };
}
