export const partnerAddress = (uid: string): string => `/admin/partners/${encodeURIComponent(uid)}`;
