import type { SessionInfo } from '@nimantran/proto/http/identity/sessions';
import { signIn as signInOperation } from '@nimantran/proto/http/identity/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../http/api.ts';
import { sessionQuery } from '../session/session.ts';
import { MESSAGES } from '../shop/messages.ts';
import { say } from '../snackbar.ts';
import { keepIdToken } from './id-token.ts';
import { openPopup, SignInCancelledError } from './popup.ts';
import { signInMethodQuery } from './sign-in-method.ts';

/**
 * Signs in by popup. Call it from a click. Resolves to the session, or to null if it was cancelled or failed (a failure has
 * already shown a message).
 */
export function useSignIn() {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const prepare = useCallback(() => {
    void client.prefetchQuery(signInMethodQuery);
  }, [client]);

  const signIn = useCallback(async (): Promise<SessionInfo | null> => {
    const fail = (message: string) => {
      say(message);
      setFault(message);
    };
    setFault(null);
    if (!navigator.onLine) {
      fail(MESSAGES.offline);
      return null;
    }
    setPending(true);
    try {
      const idToken = await askForIdToken();
      const session = await call(signInOperation, { body: { id_token: idToken } });
      keepIdToken(session.user.uid, idToken);
      client.setQueryData(sessionQuery.queryKey, { session });
      say(MESSAGES.signedIn);
      return session;
    } catch (error) {
      if (!(error instanceof SignInCancelledError)) {
        console.warn('Sign-in failed', error);
        fail(MESSAGES.signInFailed);
      }
      return null;
    } finally {
      setPending(false);
    }

    async function askForIdToken(): Promise<string> {
      const known = client.getQueryData(signInMethodQuery.queryKey);
      const popup = known?.kind === 'firebase' ? undefined : openPopup();
      try {
        const method = known ?? (await client.fetchQuery(signInMethodQuery));
        if (method.kind === 'local') {
          const opened = popup ?? openPopup();
          const { idTokenFromPopup } = await import('./await-token.ts');
          return await idTokenFromPopup(opened, method.popup_url);
        }
        popup?.close();
        const { idTokenFromFirebase } = await import('./firebase.ts');
        return await idTokenFromFirebase(method.config);
      } catch (error) {
        popup?.close();
        throw error;
      }
    }
  }, [client]);

  return { signIn, prepare, pending, fault };
}
