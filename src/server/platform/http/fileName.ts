/** 'momentum-circle-members.csv': what every file system takes, and every header. */
export function fileName(named: string, ending: string): string {
  const plain = named
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain ? `${plain}-` : ''}${ending}`;
}
