import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/controls/button.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { MESSAGES } from '../../../../lib/shop/messages.ts';
import { useSignIn } from '../../../../lib/sign-in/use-sign-in.ts';
import { say } from '../../../../lib/snackbar.ts';

const MY_VIDEOS = '/user/invitations';

/** Signed in: goes straight to My Orders. Signed out: goes there after signing in. */
export function MyVideos({ className }: { className: string | undefined }) {
  const session = useSession();
  const navigate = useNavigate();
  const { signIn, prepare, pending } = useSignIn();
  const open = async () => {
    if (session.status !== 'signed-in') {
      say(MESSAGES.signInFirst);
      if ((await signIn()) === null) return;
    }
    void navigate(MY_VIDEOS);
  };
  return (
    <Button
      look="quiet"
      className={className}
      busy={pending}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    >
      My videos
    </Button>
  );
}
