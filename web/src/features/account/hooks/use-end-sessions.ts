import { endMySessions } from '@nimantran/proto/http/identity/my-account';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { useSignOut } from '../../../lib/sign-in/use-sign-out.ts';

/** Ends all sessions of the account, then signs out on this device. */
export function useEndSessions() {
  const signOut = useSignOut(async () => {
    await call(endMySessions);
  });
  return useMutation({ mutationFn: signOut });
}
