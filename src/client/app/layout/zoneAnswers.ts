const storageKey = 'stepwell.zones-kept';

/** An answer is about this device's zone and the account's of that time: with another of either it is another question. */
const questionOf = (device: string, account: string) => `${device} ${account}`;

function kept(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether somebody on this device has chosen to keep the account's zone where it is in another one. */
export function isZoneKept(device: string, account: string): boolean {
  return kept().includes(questionOf(device, account));
}

export function keepZone(device: string, account: string): void {
  localStorage.setItem(storageKey, JSON.stringify([...new Set([...kept(), questionOf(device, account)])]));
}
