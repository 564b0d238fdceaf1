/** Has the browser save what a signed address names. */
export function saveFile({ url, file_name }: { url: string; file_name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = file_name;
  link.click();
}
