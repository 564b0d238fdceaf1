import { signOut as signOutOperation } from '@nimantran/proto/http/identity/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, messageOf } from '../http/api.ts';
import { personHere } from '../session/person.ts';
import { sessionQuery } from '../session/session.ts';
import { MESSAGES } from '../shop/messages.ts';
import { say } from '../snackbar.ts';
import { forgetIdToken } from './id-token.ts';

const LEAVE_AFTER_MS = 10;
const READ_MS = 8_000;

/**
 * Signs out: what this person typed is saved with their account first, then leaves the browser. `endMore` ends more than this
 * session.
 */
export function useSignOut(endMore?: () => Promise<void>): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isWarned = useRef(false);
  return async () => {
    if (!(await isAllKept()) && !isWarned.current) {
      isWarned.current = true;
      say('Your latest changes are not saved in your account yet. Press again to log out without them.', READ_MS);
      return;
    }
    try {
      await endMore?.();
      await call(signOutOperation);
    } catch (error) {
      say(messageOf(error));
      return;
    }
    const { forgetWork } = await import('../browser/forget-device.ts');
    forgetWork();
    forgetIdToken();
    say(MESSAGES.signedOut);
    setTimeout(() => {
      void navigate('/');
      client.setQueryData(sessionQuery.queryKey, { session: null });
    }, LEAVE_AFTER_MS);
  };
}

async function isAllKept(): Promise<boolean> {
  const uid = personHere();
  if (uid === null) return true;
  const { keepDrafts } = await import('../drafts/keep-drafts.ts');
  return keepDrafts(uid);
}
