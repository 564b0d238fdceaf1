/** Local storage that never throws: it may be full, forbidden or absent, and the shop works without it. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn('Local storage cannot be read', error);
    return null;
  }
}

export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch (error) {
    console.warn('Local storage cannot be written', error);
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('Local storage cannot be written', error);
  }
}

export function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).filter((key) => key !== null);
  } catch (error) {
    console.warn('Local storage cannot be read', error);
    return [];
  }
}
