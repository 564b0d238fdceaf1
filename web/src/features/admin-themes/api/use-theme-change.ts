import type { AdminTheme } from '@nimantran/proto/http/catalog/admin-themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listsKey, themeKey } from './theme-queries.ts';

/** A mutation of a theme; the page then shows its answer. */
export function useThemeChange<Input>(themeId: number, change: (input: Input) => Promise<AdminTheme>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (theme) => {
      await client.invalidateQueries({ queryKey: listsKey, refetchType: 'none' });
      client.setQueryData(themeKey(themeId), theme);
    },
  });
}
