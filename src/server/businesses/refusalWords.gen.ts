/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  accountDisabled: "This person’s account is disabled.",
  twoFactorOff: "This person has to set up two-factor login first.",
  notAdmin: "This person isn’t an admin of the business any more.",
  alreadyStaff: "This person can already manage this business.",
  passwordNeeded: "You already have an account with this address. Please enter its password.",
  twoFactorLogin: "Your account has two-factor login. Please log in first, then accept the invitation.",
  otherAccount: "This invitation is for another account. Log out, then open the link in the email again.",
  invitationClosed: "This invitation is no longer open. It has been accepted, replaced or withdrawn.",
  ownerStays: "The owner of a business can’t be removed.",
  noLongerAdmin: "This person is no longer an admin of this business.",
  ownTwoFactorOff: "Set up two-factor login for yourself first.",
  invitationChanged: "This invitation is no longer open. Reload the page to see its current state.",
  tooManyInvitations: "You’ve sent a lot of invitations. Please try again in an hour.",
  invitedOften: "This person has been invited several times today. Please try again tomorrow.",
  zoomNotSaved: "Unable to update Zoom credentials. Please try again later.",
};

export type Words = typeof en;

const ar: Words = {
  accountDisabled: "حساب هذا الشخص معطل.",
  twoFactorOff: "يلزم أولًا أن يفعّل هذا الشخص المصادقة الثنائية.",
  notAdmin: "لم يعد هذا الشخص مشرفًا في المؤسسة.",
  alreadyStaff: "يمكن لهذا الشخص إدارة المؤسسة من قبل.",
  passwordNeeded: "لديك حساب بهذا العنوان. يرجى إدخال كلمة المرور.",
  twoFactorLogin: "في حسابك مصادقة ثنائية. يرجى تسجيل الدخول أولًا ثم قبول الدعوة.",
  otherAccount: "هذه الدعوة لحساب آخر. يلزم تسجيل الخروج ثم فتح الرابط في البريد مرة أخرى.",
  invitationClosed: "لم تعد هذه الدعوة مفتوحة. فقد قُبلت أو استُبدلت أو سُحبت.",
  ownerStays: "لا يمكن إزالة مالك المؤسسة.",
  noLongerAdmin: "لم يعد هذا الشخص مشرفًا في هذه المؤسسة.",
  ownTwoFactorOff: "يلزم أولًا تفعيل المصادقة الثنائية في حسابك.",
  invitationChanged: "لم تعد هذه الدعوة مفتوحة. يمكن إعادة تحميل الصفحة لرؤية حالتها.",
  tooManyInvitations: "أرسلت دعوات كثيرة. يرجى المحاولة بعد ساعة.",
  invitedOften: "دُعي هذا الشخص عدة مرات اليوم. يرجى المحاولة غدًا.",
  zoomNotSaved: "تعذر حفظ بيانات Zoom. يرجى المحاولة لاحقًا.",
};

const de: Words = {
  accountDisabled: "Das Konto dieser Person ist gesperrt.",
  twoFactorOff: "Diese Person muss erst die Zwei-Faktor-Anmeldung einrichten.",
  notAdmin: "Diese Person ist nicht mehr Admin des Unternehmens.",
  alreadyStaff: "Diese Person kann das Unternehmen schon verwalten.",
  passwordNeeded: "Mit dieser Adresse hast du schon ein Konto. Bitte gib dessen Passwort ein.",
  twoFactorLogin: "Dein Konto hat die Zwei-Faktor-Anmeldung. Bitte melde dich erst an und nimm dann die Einladung an.",
  otherAccount: "Diese Einladung ist für ein anderes Konto. Melde dich ab und öffne den Link aus der E-Mail noch einmal.",
  invitationClosed: "Diese Einladung gilt nicht mehr. Sie wurde angenommen, ersetzt oder zurückgezogen.",
  ownerStays: "Die Person, der ein Unternehmen gehört, lässt sich nicht daraus entfernen.",
  noLongerAdmin: "Diese Person ist nicht mehr Admin dieses Unternehmens.",
  ownTwoFactorOff: "Richte erst für dich selbst die Zwei-Faktor-Anmeldung ein.",
  invitationChanged: "Diese Einladung gilt nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.",
  tooManyInvitations: "Du hast sehr viele Einladungen gesendet. Bitte versuch es in einer Stunde noch einmal.",
  invitedOften: "Diese Person wurde heute schon mehrmals eingeladen. Bitte versuch es morgen noch einmal.",
  zoomNotSaved: "Die Zoom-Zugangsdaten konnten nicht gespeichert werden. Bitte versuch es später noch einmal.",
};

const es: Words = {
  accountDisabled: "La cuenta de esta persona está desactivada.",
  twoFactorOff: "Esta persona tiene que configurar antes la verificación en dos pasos.",
  notAdmin: "Esta persona ya no es admin de la empresa.",
  alreadyStaff: "Esta persona ya puede administrar la empresa.",
  passwordNeeded: "Ya tienes una cuenta con esta dirección. Escribe su contraseña.",
  twoFactorLogin: "Tu cuenta usa la verificación en dos pasos. Inicia sesión primero y acepta después la invitación.",
  otherAccount: "Esta invitación es para otra cuenta. Cierra sesión y abre de nuevo el enlace del correo.",
  invitationClosed: "Esta invitación ya no está abierta. Se aceptó, se sustituyó o se retiró.",
  ownerStays: "No se puede quitar a quien es titular de una empresa.",
  noLongerAdmin: "Esta persona ya no es admin de esta empresa.",
  ownTwoFactorOff: "Configura primero tu propia verificación en dos pasos.",
  invitationChanged: "Esta invitación ya no está abierta. Vuelve a cargar la página para ver su estado.",
  tooManyInvitations: "Enviaste muchas invitaciones. Inténtalo de nuevo en una hora.",
  invitedOften: "Hoy ya se invitó varias veces a esta persona. Inténtalo de nuevo mañana.",
  zoomNotSaved: "No se han podido guardar las credenciales de Zoom. Inténtalo de nuevo más tarde.",
};

const fr: Words = {
  accountDisabled: "Le compte de cette personne est désactivé.",
  twoFactorOff: "Cette personne doit d’abord configurer la double authentification.",
  notAdmin: "Cette personne n’est plus admin de l’entreprise.",
  alreadyStaff: "Cette personne peut déjà gérer cette entreprise.",
  passwordNeeded: "Vous avez déjà un compte avec cette adresse. Saisissez son mot de passe.",
  twoFactorLogin: "Votre compte utilise la double authentification. Connectez-vous d’abord, puis acceptez l’invitation.",
  otherAccount: "Cette invitation est pour un autre compte. Déconnectez-vous, puis ouvrez à nouveau le lien de l’e-mail.",
  invitationClosed: "Cette invitation n’est plus valable. Elle a été acceptée, remplacée ou retirée.",
  ownerStays: "La personne propriétaire d’une entreprise ne peut pas en être retirée.",
  noLongerAdmin: "Cette personne n’est plus admin de cette entreprise.",
  ownTwoFactorOff: "Configurez d’abord la double authentification pour vous-même.",
  invitationChanged: "Cette invitation n’est plus valable. Rechargez la page pour voir où elle en est.",
  tooManyInvitations: "Vous avez envoyé beaucoup d’invitations. Réessayez dans une heure.",
  invitedOften: "Cette personne a déjà été invitée plusieurs fois aujourd’hui. Réessayez demain.",
  zoomNotSaved: "Impossible d’enregistrer les identifiants Zoom. Réessayez plus tard.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
