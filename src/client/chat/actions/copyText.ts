import { showFailure } from '../../ui/messages/showFailure';
import { showMessage } from '../../ui/messages/showMessage';
import { words } from '../words.gen';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage(words.copied);
  } catch {
    showFailure(words.copyFailed);
  }
}
