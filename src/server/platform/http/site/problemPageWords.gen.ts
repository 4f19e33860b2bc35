/* Generated from problemPageWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../../../domain/text/messages';

const en = {
  ticket: {
    title: "This link is no longer valid",
    text: "A download link works once, for a minute. Go back to Stepwell and try again.",
  },
  missing: {
    title: "Sorry, page not found",
    text: "It may be gone, or you may not have access to it.",
  },
  failed: "That didn’t work",
  home: "Go to Stepwell",
};

export type Words = typeof en;

const ar: Words = {
  ticket: {
    title: "لم يعد هذا الرابط صالحًا",
    text: "يعمل رابط التنزيل مرة واحدة خلال دقيقة. يمكن الرجوع إلى Stepwell والمحاولة مرة أخرى.",
  },
  missing: {
    title: "عذرًا، الصفحة غير موجودة",
    text: "ربما لم تعد موجودة، أو لا يمكنك الوصول إليها.",
  },
  failed: "تعذر ذلك",
  home: "الانتقال إلى Stepwell",
};

const de: Words = {
  ticket: {
    title: "Dieser Link gilt nicht mehr",
    text: "Ein Link zum Herunterladen funktioniert einmal, eine Minute lang. Geh zurück zu Stepwell und versuch es noch einmal.",
  },
  missing: {
    title: "Diese Seite gibt es nicht",
    text: "Vielleicht gibt es sie nicht mehr, oder du hast keinen Zugang.",
  },
  failed: "Das hat nicht geklappt",
  home: "Zu Stepwell",
};

const es: Words = {
  ticket: {
    title: "Este enlace ya no es válido",
    text: "Un enlace de descarga funciona una vez, durante un minuto. Vuelve a Stepwell e inténtalo de nuevo.",
  },
  missing: {
    title: "No encontramos esta página",
    text: "Puede que ya no exista o que no tengas acceso.",
  },
  failed: "No funcionó",
  home: "Ir a Stepwell",
};

const fr: Words = {
  ticket: {
    title: "Ce lien n’est plus valable",
    text: "Un lien de téléchargement fonctionne une fois, pendant une minute. Retournez dans Stepwell et réessayez.",
  },
  missing: {
    title: "Page introuvable",
    text: "Elle n’existe peut-être plus, ou vous n’y avez pas accès.",
  },
  failed: "Cela n’a pas marché",
  home: "Ouvrir Stepwell",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
