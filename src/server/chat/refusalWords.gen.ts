/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  notSender: "You can only change your own messages.",
  removedNotEditable: "This message was removed, so it can’t be changed any more.",
  oneDirection: "A page is about a message, or before or after one",
  removedNotPinnable: "This message was removed, so it can’t be pinned any more.",
  removedNoReaction: "This message was removed, so you can’t react to it any more.",
  reactionFull: "A hundred people have already used this reaction.",
  imageGone: "This image isn’t here any more. Please add it again.",
  searchTooSlow: "This search is taking too long. Try one chat, or between two dates.",
  tooManyImages: "You’ve added a lot of images. Please try again in an hour.",
  messagesTooFast: "You’re sending messages very fast. Please wait until the next minute.",
  changesTooFast: "That’s very fast. Wait a moment, then try again.",
  tooManySearches: "That’s many searches in a minute. Wait a moment, then try again.",
  ownMessagesOnly: "You can only remove your own messages.",
  notYoursToRemove: "Only the person who wrote a message and the pod’s leader can remove it.",
};

export type Words = typeof en;

const ar: Words = {
  notSender: "يمكنك تغيير رسائلك فقط.",
  removedNotEditable: "أزيلت هذه الرسالة، فلا يمكن تغييرها.",
  oneDirection: "الصفحة حول رسالة أو قبلها أو بعدها",
  removedNotPinnable: "أزيلت هذه الرسالة، فلا يمكن تثبيتها.",
  removedNoReaction: "أزيلت هذه الرسالة، فلا يمكن التفاعل معها.",
  reactionFull: "استخدم مئة شخص هذا التفاعل من قبل.",
  imageGone: "لم تعد هذه الصورة هنا. يرجى إضافتها مرة أخرى.",
  searchTooSlow: "يستغرق هذا البحث وقتًا طويلًا. يمكن البحث في محادثة واحدة أو بين تاريخين.",
  tooManyImages: "أضفت صورًا كثيرة. يرجى المحاولة بعد ساعة.",
  messagesTooFast: "أرسلت رسائل كثيرة بسرعة. يرجى الانتظار حتى الدقيقة القادمة.",
  changesTooFast: "هذا سريع جدًا. يرجى الانتظار لحظة ثم المحاولة مرة أخرى.",
  tooManySearches: "هذه عمليات بحث كثيرة في دقيقة. يرجى الانتظار لحظة ثم المحاولة مرة أخرى.",
  ownMessagesOnly: "يمكنك إزالة رسائلك فقط.",
  notYoursToRemove: "لا يزيل الرسالة إلا كاتبها أو قيادة المجموعة.",
};

const de: Words = {
  notSender: "Du kannst nur deine eigenen Nachrichten ändern.",
  removedNotEditable: "Diese Nachricht wurde entfernt und lässt sich nicht mehr ändern.",
  oneDirection: "Eine Seite liegt um eine Nachricht herum, davor oder danach",
  removedNotPinnable: "Diese Nachricht wurde entfernt und lässt sich nicht mehr anheften.",
  removedNoReaction: "Diese Nachricht wurde entfernt. Du kannst nicht mehr auf sie reagieren.",
  reactionFull: "Diese Reaktion haben schon hundert Personen verwendet.",
  imageGone: "Dieses Bild ist nicht mehr da. Bitte füge es noch einmal hinzu.",
  searchTooSlow: "Diese Suche dauert zu lange. Such in einem Chat oder zwischen zwei Tagen.",
  tooManyImages: "Du hast sehr viele Bilder hinzugefügt. Bitte versuch es in einer Stunde noch einmal.",
  messagesTooFast: "Du sendest sehr schnell Nachrichten. Bitte warte bis zur nächsten Minute.",
  changesTooFast: "Das ist sehr schnell. Warte kurz und versuch es dann noch einmal.",
  tooManySearches: "Das sind viele Suchen in einer Minute. Warte kurz und versuch es dann noch einmal.",
  ownMessagesOnly: "Du kannst nur deine eigenen Nachrichten entfernen.",
  notYoursToRemove: "Entfernen können eine Nachricht nur, wer sie geschrieben hat, und die Leitung des Pods.",
};

const es: Words = {
  notSender: "Solo puedes editar tus propios mensajes.",
  removedNotEditable: "Este mensaje se eliminó y ya no se puede editar.",
  oneDirection: "Una página va en torno a un mensaje, o bien antes o después",
  removedNotPinnable: "Este mensaje se eliminó y ya no se puede fijar.",
  removedNoReaction: "Este mensaje se eliminó y ya no puedes reaccionar.",
  reactionFull: "Cien personas ya usaron esta reacción.",
  imageGone: "Esta imagen ya no está. Añádela de nuevo.",
  searchTooSlow: "Esta búsqueda tarda demasiado. Prueba en un solo chat o entre dos fechas.",
  tooManyImages: "Añadiste muchas imágenes. Inténtalo de nuevo en una hora.",
  messagesTooFast: "Estás enviando mensajes muy rápido. Espera un minuto.",
  changesTooFast: "Vas muy rápido. Espera un momento e inténtalo de nuevo.",
  tooManySearches: "Son muchas búsquedas en un minuto. Espera un momento e inténtalo de nuevo.",
  ownMessagesOnly: "Solo puedes eliminar tus propios mensajes.",
  notYoursToRemove: "Solo puede eliminar un mensaje quien lo escribió o quien lidera el pod.",
};

const fr: Words = {
  notSender: "Vous ne pouvez modifier que vos propres messages.",
  removedNotEditable: "Ce message a été supprimé et ne peut plus être modifié.",
  oneDirection: "Une page se situe autour d’un message, ou bien avant ou après",
  removedNotPinnable: "Ce message a été supprimé et ne peut plus être épinglé.",
  removedNoReaction: "Ce message a été supprimé : vous ne pouvez plus y réagir.",
  reactionFull: "Cent personnes ont déjà utilisé cette réaction.",
  imageGone: "Cette image n’est plus disponible. Ajoutez-la à nouveau.",
  searchTooSlow: "Cette recherche prend trop de temps. Essayez dans une seule discussion, ou entre deux dates.",
  tooManyImages: "Vous avez ajouté beaucoup d’images. Réessayez dans une heure.",
  messagesTooFast: "Vous envoyez des messages très vite. Attendez une minute.",
  changesTooFast: "C’est très rapide. Attendez un instant, puis réessayez.",
  tooManySearches: "Cela fait beaucoup de recherches en une minute. Attendez un instant, puis réessayez.",
  ownMessagesOnly: "Vous ne pouvez supprimer que vos propres messages.",
  notYoursToRemove: "Seules la personne qui a écrit un message et celle qui anime le pod peuvent le supprimer.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
