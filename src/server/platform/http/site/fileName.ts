import { foldText } from '../../../../domain/text/foldText';

/** 'momentum-circle-members.csv': valid in every file system and header. */
export function fileName(named: string, ending: string): string {
  const plain = foldText(named)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain ? `${plain}-` : ''}${ending}`;
}
