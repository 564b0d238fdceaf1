/** The pages of the admin area in menu order; `deep`: pages below it also mark it as current. */
export const ADMIN_PAGES: readonly { to: string; label: string; deep?: true }[] = [
  { to: '/admin', label: 'Admin' },
  { to: '/admin/orders', label: 'Orders', deep: true },
  { to: '/admin/support', label: 'Support', deep: true },
  { to: '/admin/money', label: 'Money' },
  { to: '/admin/prices', label: 'Prices' },
  { to: '/admin/settings', label: 'Settings' },
  { to: '/admin/people', label: 'People', deep: true },
  { to: '/admin/partners', label: 'Partners', deep: true },
  { to: '/admin/audit', label: 'Audit log' },
  { to: '/admin/keys', label: 'API keys' },
  { to: '/admin/tools', label: 'Admin Tools' },
  { to: '/admin/health', label: 'State of the shop' },
  { to: '/admin/batch', label: 'Batch Rendering', deep: true },
  { to: '/admin/renders', label: 'Renders' },
  { to: '/admin/themes', label: 'Themes', deep: true },
  { to: '/admin/theme-guide', label: 'Theme Guide' },
];
