import type { User } from '@nimantran/proto/domain/user';
import { useState } from 'react';
import css from './account-menu.module.css';

const SIZE = 34;

/** A person's picture; their initial if there is none or it does not load. */
export function Avatar({ user }: { user: User }) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = user.photoURL !== null && user.photoURL !== failed;
  return (
    <span className={css.avatar}>
      {isShown ? (
        <img
          src={user.photoURL ?? undefined}
          alt=""
          width={SIZE}
          height={SIZE}
          referrerPolicy="no-referrer"
          onError={() => setFailed(user.photoURL)}
        />
      ) : (
        initialOf(user)
      )}
    </span>
  );
}

/** The first letter as a reader sees it, with its combining marks. */
function initialOf(user: User): string {
  const [first] = new Intl.Segmenter().segment(user.name.trim() || user.email || '?');
  return (first?.segment ?? '?').toUpperCase();
}
