/** Whether a key was pressed for the table: not into a field, not in a dialog, not together with others. */
export function forTable(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !(event.target as Element).closest('input, textarea, select, dialog');
}
