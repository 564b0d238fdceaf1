import type { FirebaseOptions } from '@firebase/app';
import { SignInCancelledError } from './popup.ts';

const CANCELLED = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']);

/** Signs in with Google through Firebase's popup; its scripts load only on demand. */
export async function idTokenFromFirebase(config: FirebaseOptions): Promise<string> {
  const [{ initializeApp, getApps }, auth] = await Promise.all([import('@firebase/app'), import('@firebase/auth')]);
  const app = getApps()[0] ?? initializeApp(config);
  const provider = new auth.GoogleAuthProvider();
  provider.addScope('profile');
  provider.addScope('email');
  try {
    // The token is exchanged for the shop's own session immediately: nothing from the provider stays on the device.
    const session = auth.initializeAuth(app, {
      persistence: auth.inMemoryPersistence,
      popupRedirectResolver: auth.browserPopupRedirectResolver,
    });
    const { user } = await auth.signInWithPopup(session, provider);
    return await user.getIdToken();
  } catch (error) {
    if (error instanceof Error && 'code' in error && CANCELLED.has(String(error.code))) throw new SignInCancelledError();
    throw error;
  }
}
