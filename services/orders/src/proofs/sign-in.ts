import { proveSignIn } from '@nimantran/proto/http/identity/sign-in-proof';
import { indianTime } from '../mails/indian-time.ts';
import { failed, type Prover, passed } from './prover.ts';

/** A person with the role admin has come in by the provider. */
export const signInProver: Prover = {
  async start({ identity, config, log }) {
    const found = await identity(proveSignIn).catch((error: unknown) => {
      log.warn({ err: error }, 'identity does not say who signed in');
      return undefined;
    });
    if (found === undefined) return failed('The service identity does not answer. Check that it runs: its log says why not.');
    const { method, last_admin: admin } = found;
    if (method === 'local' && !config.isTrial && !config.isRehearsal)
      return failed(
        'People sign in by the account chooser for trying out. Set FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN.',
      );
    if (admin === null)
      return failed(
        `No admin has signed in yet. Put your address into ADMIN_EMAILS, start identity again, and sign in at ${config.PUBLIC_URL}/admin/start. If the sign-in window fails, add ${new URL(config.PUBLIC_URL).hostname} to the authorised domains of Firebase Authentication.`,
      );
    const by = method === 'firebase' ? 'Firebase' : 'the account chooser for trying out';
    return passed(`${admin.email}, an admin, signed in by ${by}: ${indianTime(new Date(admin.at))}.`);
  },
};
