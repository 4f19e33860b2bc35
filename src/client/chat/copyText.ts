import { showFailure } from '../ui/showFailure';
import { showMessage } from '../ui/showMessage';
import { words } from './words';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage(words.copied);
  } catch {
    showFailure(words.copyFailed);
  }
}
