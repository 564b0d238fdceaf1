export const personAddress = (uid: string): string => `/admin/people/${encodeURIComponent(uid)}`;
