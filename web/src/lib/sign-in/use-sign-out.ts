import { signOut as signOutOperation } from '@nimantran/proto/http/identity/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { forgetUnsentTexts } from '../forms/use-unsent-text.ts';
import { call, messageOf } from '../http/api.ts';
import { sessionQuery } from '../session/session.ts';
import { MESSAGES } from '../shop/messages.ts';
import { say } from '../snackbar.ts';
import { forgetIdToken } from './id-token.ts';

const LEAVE_AFTER_MS = 10;

export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    try {
      await call(signOutOperation);
    } catch (error) {
      say(messageOf(error));
      return;
    }
    forgetUnsentTexts();
    const { forgetUploads } = await import('../uploads/stored-uploads.ts');
    forgetUploads();
    forgetIdToken();
    say(MESSAGES.signedOut);
    setTimeout(() => {
      void navigate('/');
      client.setQueryData(sessionQuery.queryKey, { session: null });
    }, LEAVE_AFTER_MS);
  };
}
