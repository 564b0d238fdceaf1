import { eraseMyData } from '@nimantran/proto/http/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { forgetDevice } from '../../../lib/forget-device.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { say } from '../../../lib/snackbar.ts';

const READ_MS = 6_000;
/** The page is left before the guards notice that nobody is signed in. */
const LEAVE_AFTER_MS = 10;

/** Erases the account's data; afterwards nobody is signed in. */
export function useEraseData() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (email: string) => call(eraseMyData, { body: { email } }),
    onSuccess: () => {
      forgetDevice();
      void navigate('/');
      setTimeout(() => {
        client.setQueryData(sessionQuery.queryKey, { session: null });
        client.removeQueries({ queryKey: ['private'] });
        say('Your data is erased and you are signed out.', READ_MS);
      }, LEAVE_AFTER_MS);
    },
  });
}
