/** 'j…@example.com': enough to recognize an address, too little to write to it (rule audit.privacy). */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${first}…${address.slice(Math.max(at, 0))}`;
}
