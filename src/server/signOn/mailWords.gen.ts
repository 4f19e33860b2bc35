/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  linked: {
    subject: (d: { providerName: string }) => d.providerName + " can now log you in",
    text: (d: { providerName: string }) => "Your Stepwell account is now linked to " + d.providerName + ", which logs you in without your password.",
    textOfBusiness: (d: { providerName: string; businessName: string }) => "Your Stepwell account is now linked to " + d.providerName + " of " + d.businessName + ", which logs you in without your password.",
    notYou: "If this wasn’t you, choose a new password straight away, on the login page under ‘Forgot password?’. That removes the link, too.",
  },
  removed: {
    subject: (d: { providerName: string }) => d.providerName + " no longer logs you in",
    text: (d: { providerName: string }) => "The link between your Stepwell account and " + d.providerName + " has been removed.",
    notYou: "If this wasn’t you, choose a new password straight away, on the login page under ‘Forgot password?’.",
  },
  whySecurity: "You’re getting this because it’s about the security of your Stepwell account.",
  code: {
    subject: (d: { code: string }) => d.code + " is your code for Stepwell",
    signUp: (d: { providerName: string }) => "Someone, most likely you, is signing up to Stepwell with " + d.providerName + ". To confirm that this is your email address, enter this code:",
    signUpOfBusiness: (d: { providerName: string; businessName: string }) => "Someone, most likely you, is signing up to Stepwell with " + d.providerName + " of " + d.businessName + ". To confirm that this is your email address, enter this code:",
    login: (d: { providerName: string }) => "Someone, most likely you, wants to log in to your Stepwell account with " + d.providerName + ". To confirm that it’s you, enter this code:",
    loginOfBusiness: (d: { providerName: string; businessName: string }) => "Someone, most likely you, wants to log in to your Stepwell account with " + d.providerName + " of " + d.businessName + ". To confirm that it’s you, enter this code:",
    warning: "It works for 15 minutes, and only in the browser where you started. Never give it to anyone: whoever enters it lets that provider into your account from then on. If this wasn’t you, you don’t need to do anything.",
    why: "You’re getting this because this address was entered on Stepwell.",
  },
};

export type Words = typeof en;

const ar: Words = {
  linked: {
    subject: (d: { providerName: string }) => "صار الدخول عبر " + d.providerName + " ممكنًا",
    text: (d: { providerName: string }) => "حسابك في Stepwell مربوط الآن بمزود الهوية " + d.providerName + "، الذي يسجل دخولك دون كلمة مرور.",
    textOfBusiness: (d: { providerName: string; businessName: string }) => "حسابك في Stepwell مربوط الآن بمزود الهوية " + d.providerName + " لدى " + d.businessName + "، الذي يسجل دخولك دون كلمة مرور.",
    notYou: "إذا لم يكن ذلك منك، يُرجى اختيار كلمة مرور جديدة فورًا، من «نسيت كلمة المرور؟» في صفحة الدخول. ذلك يزيل الربط أيضًا.",
  },
  removed: {
    subject: (d: { providerName: string }) => "لم يعد الدخول عبر " + d.providerName + " ممكنًا",
    text: (d: { providerName: string }) => "أُزيل الربط بين حسابك في Stepwell و" + d.providerName + ".",
    notYou: "إذا لم يكن ذلك منك، يُرجى اختيار كلمة مرور جديدة فورًا، من «نسيت كلمة المرور؟» في صفحة الدخول.",
  },
  whySecurity: "وصلك هذا البريد لأنه يتعلق بأمان حسابك في Stepwell.",
  code: {
    subject: (d: { code: string }) => "رمزك في Stepwell هو " + d.code,
    signUp: (d: { providerName: string }) => "يجري إنشاء حساب في Stepwell عبر " + d.providerName + "، منك على الأرجح. لتأكيد أن هذا بريدك، يُرجى إدخال هذا الرمز:",
    signUpOfBusiness: (d: { providerName: string; businessName: string }) => "يجري إنشاء حساب في Stepwell عبر " + d.providerName + " لدى " + d.businessName + "، منك على الأرجح. لتأكيد أن هذا بريدك، يُرجى إدخال هذا الرمز:",
    login: (d: { providerName: string }) => "يجري الدخول إلى حسابك في Stepwell عبر " + d.providerName + "، منك على الأرجح. لتأكيد ذلك، يُرجى إدخال هذا الرمز:",
    loginOfBusiness: (d: { providerName: string; businessName: string }) => "يجري الدخول إلى حسابك في Stepwell عبر " + d.providerName + " لدى " + d.businessName + "، منك على الأرجح. لتأكيد ذلك، يُرجى إدخال هذا الرمز:",
    warning: "هو صالح 15 دقيقة، وفي المتصفح الذي بدأت فيه فقط. يجب ألا يُعطى لأحد: من يدخله يفتح حسابك لذلك المزود من الآن فصاعدًا. إذا لم يكن الطلب منك، فلا حاجة إلى شيء.",
    why: "وصلك هذا البريد لأن هذا العنوان أُدخل في Stepwell.",
  },
};

const de: Words = {
  linked: {
    subject: (d: { providerName: string }) => "Du kannst dich jetzt mit " + d.providerName + " anmelden",
    text: (d: { providerName: string }) => "Dein Stepwell-Konto ist jetzt mit " + d.providerName + " verknüpft. Damit meldest du dich ohne dein Passwort an.",
    textOfBusiness: (d: { providerName: string; businessName: string }) => "Dein Stepwell-Konto ist jetzt mit " + d.providerName + " von " + d.businessName + " verknüpft. Damit meldest du dich ohne dein Passwort an.",
    notYou: "Wenn du das nicht warst, wähle sofort ein neues Passwort, auf der Anmeldeseite unter „Passwort vergessen?“. Das entfernt auch die Verknüpfung.",
  },
  removed: {
    subject: (d: { providerName: string }) => "Du kannst dich nicht mehr mit " + d.providerName + " anmelden",
    text: (d: { providerName: string }) => "Dein Stepwell-Konto ist nicht mehr mit " + d.providerName + " verknüpft.",
    notYou: "Wenn du das nicht warst, wähle sofort ein neues Passwort, auf der Anmeldeseite unter „Passwort vergessen?“.",
  },
  whySecurity: "Du bekommst diese E-Mail, weil es um die Sicherheit deines Stepwell-Kontos geht.",
  code: {
    subject: (d: { code: string }) => d.code + " ist dein Code für Stepwell",
    signUp: (d: { providerName: string }) => "Jemand, vermutlich du, registriert sich gerade mit " + d.providerName + " bei Stepwell. Um zu bestätigen, dass das deine E-Mail-Adresse ist, gib diesen Code ein:",
    signUpOfBusiness: (d: { providerName: string; businessName: string }) => "Jemand, vermutlich du, registriert sich gerade mit " + d.providerName + " von " + d.businessName + " bei Stepwell. Um zu bestätigen, dass das deine E-Mail-Adresse ist, gib diesen Code ein:",
    login: (d: { providerName: string }) => "Jemand, vermutlich du, möchte sich mit " + d.providerName + " in deinem Stepwell-Konto anmelden. Um zu bestätigen, dass du es bist, gib diesen Code ein:",
    loginOfBusiness: (d: { providerName: string; businessName: string }) => "Jemand, vermutlich du, möchte sich mit " + d.providerName + " von " + d.businessName + " in deinem Stepwell-Konto anmelden. Um zu bestätigen, dass du es bist, gib diesen Code ein:",
    warning: "Er gilt 15 Minuten, und nur in dem Browser, in dem du angefangen hast. Gib ihn niemals weiter: Wer ihn eingibt, lässt diesen Anbieter von da an in dein Konto. Wenn du das nicht warst, brauchst du nichts zu tun.",
    why: "Du bekommst diese E-Mail, weil diese Adresse bei Stepwell eingegeben wurde.",
  },
};

const es: Words = {
  linked: {
    subject: (d: { providerName: string }) => "Ya puedes iniciar sesión con " + d.providerName,
    text: (d: { providerName: string }) => "Tu cuenta de Stepwell está vinculada con " + d.providerName + ". Así puedes iniciar sesión sin contraseña.",
    textOfBusiness: (d: { providerName: string; businessName: string }) => "Tu cuenta de Stepwell está vinculada con " + d.providerName + " de " + d.businessName + ". Así puedes iniciar sesión sin contraseña.",
    notYou: "Si no fuiste tú, elige cuanto antes una contraseña nueva en la página de inicio de sesión, con «¿Olvidaste tu contraseña?». Eso también quita el vínculo.",
  },
  removed: {
    subject: (d: { providerName: string }) => "Ya no puedes iniciar sesión con " + d.providerName,
    text: (d: { providerName: string }) => "Tu cuenta de Stepwell ya no está vinculada con " + d.providerName + ".",
    notYou: "Si no fuiste tú, elige cuanto antes una contraseña nueva en la página de inicio de sesión, con «¿Olvidaste tu contraseña?».",
  },
  whySecurity: "Recibes este correo porque trata de la seguridad de tu cuenta de Stepwell.",
  code: {
    subject: (d: { code: string }) => d.code + " es tu código de Stepwell",
    signUp: (d: { providerName: string }) => "Alguien, probablemente tú, se está registrando en Stepwell con " + d.providerName + ". Para confirmar que esta es tu dirección, escribe este código:",
    signUpOfBusiness: (d: { providerName: string; businessName: string }) => "Alguien, probablemente tú, se está registrando en Stepwell con " + d.providerName + " de " + d.businessName + ". Para confirmar que esta es tu dirección, escribe este código:",
    login: (d: { providerName: string }) => "Alguien, probablemente tú, quiere iniciar sesión en tu cuenta de Stepwell con " + d.providerName + ". Para confirmar que eres tú, escribe este código:",
    loginOfBusiness: (d: { providerName: string; businessName: string }) => "Alguien, probablemente tú, quiere iniciar sesión en tu cuenta de Stepwell con " + d.providerName + " de " + d.businessName + ". Para confirmar que eres tú, escribe este código:",
    warning: "Funciona durante 15 minutos, y solo en el navegador en el que empezaste. No se lo des nunca a nadie: quien lo escriba permitirá que ese proveedor entre en tu cuenta desde ese momento. Si no fuiste tú, no tienes que hacer nada.",
    why: "Recibes este correo porque alguien escribió esta dirección en Stepwell.",
  },
};

const fr: Words = {
  linked: {
    subject: (d: { providerName: string }) => d.providerName + " peut maintenant vous connecter",
    text: (d: { providerName: string }) => "Votre compte Stepwell est maintenant lié à " + d.providerName + ", qui vous connecte sans mot de passe.",
    textOfBusiness: (d: { providerName: string; businessName: string }) => "Votre compte Stepwell est maintenant lié à " + d.providerName + ", de l’entreprise " + d.businessName + ", qui vous connecte sans mot de passe.",
    notYou: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, sur la page de connexion avec « Mot de passe oublié ? ». Cela supprime aussi ce lien.",
  },
  removed: {
    subject: (d: { providerName: string }) => d.providerName + " ne vous connecte plus",
    text: (d: { providerName: string }) => "Votre compte Stepwell n’est plus lié à " + d.providerName + ".",
    notYou: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, sur la page de connexion avec « Mot de passe oublié ? ».",
  },
  whySecurity: "Vous recevez cet e-mail car il concerne la sécurité de votre compte Stepwell.",
  code: {
    subject: (d: { code: string }) => d.code + " est votre code pour Stepwell",
    signUp: (d: { providerName: string }) => "Quelqu’un, sans doute vous, s’inscrit sur Stepwell avec " + d.providerName + ". Pour confirmer que cette adresse e-mail est la vôtre, saisissez ce code :",
    signUpOfBusiness: (d: { providerName: string; businessName: string }) => "Quelqu’un, sans doute vous, s’inscrit sur Stepwell avec " + d.providerName + ", de l’entreprise " + d.businessName + ". Pour confirmer que cette adresse e-mail est la vôtre, saisissez ce code :",
    login: (d: { providerName: string }) => "Quelqu’un, sans doute vous, veut se connecter à votre compte Stepwell avec " + d.providerName + ". Pour confirmer que c’est vous, saisissez ce code :",
    loginOfBusiness: (d: { providerName: string; businessName: string }) => "Quelqu’un, sans doute vous, veut se connecter à votre compte Stepwell avec " + d.providerName + ", de l’entreprise " + d.businessName + ". Pour confirmer que c’est vous, saisissez ce code :",
    warning: "Il fonctionne 15 minutes, et seulement dans le navigateur où vous avez commencé. Ne le donnez à personne : qui le saisit ouvre durablement votre compte à ce fournisseur. Si ce n’était pas vous, vous n’avez rien à faire.",
    why: "Vous recevez cet e-mail car cette adresse a été saisie sur Stepwell.",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
