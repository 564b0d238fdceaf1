/** Has the browser save the file at a signed address. */
export function saveFile({ url, file_name }: { url: string; file_name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = file_name;
  link.click();
}
