/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../../domain/text/messages';

const en = {
  notAnAddress: "This is not an address.",
  onlyHttps: "Only https addresses are called.",
  hasPassword: "An address with a password in it is not called.",
  notPublic: (d: { host: string }) => d.host + " is not on the public Internet.",
  oidc: {
    issuerNotHttps: "The issuer must be an https address, as the provider states it.",
    subjectTooLong: "The provider’s subject is too long.",
    loginAddress: "The provider’s address for logins can’t be opened.",
    noToken: "The provider sent no ID token.",
    noAnswer: (d: { reason: string }) => "The provider doesn’t answer: " + d.reason,
    refused: (d: { reason: string }) => "The provider says: " + d.reason,
    untrusted: (d: { reason: string }) => "The provider’s answer can’t be trusted: " + d.reason,
  },
};

export type Words = typeof en;

const ar: Words = {
  notAnAddress: "هذا ليس عنوانًا.",
  onlyHttps: "لا تستخدم إلا عناوين https.",
  hasPassword: "لا يستخدم عنوان يتضمن كلمة مرور.",
  notPublic: (d: { host: string }) => "العنوان " + d.host + " ليس على الإنترنت العام.",
  oidc: {
    issuerNotHttps: "يجب أن تكون جهة الإصدار عنوان https كما يذكره المزود.",
    subjectTooLong: "المعرف الذي يرسله المزود طويل جدًا.",
    loginAddress: "تعذر فتح عنوان تسجيل الدخول لدى المزود.",
    noToken: "لم يرسل المزود رمز هوية.",
    noAnswer: (d: { reason: string }) => "لا يستجيب المزود: " + d.reason,
    refused: (d: { reason: string }) => "يقول المزود: " + d.reason,
    untrusted: (d: { reason: string }) => "لا يمكن الوثوق برد المزود: " + d.reason,
  },
};

const de: Words = {
  notAnAddress: "Das ist keine Adresse.",
  onlyHttps: "Nur https-Adressen werden aufgerufen.",
  hasPassword: "Eine Adresse, die ein Passwort enthält, wird nicht aufgerufen.",
  notPublic: (d: { host: string }) => d.host + " ist nicht im öffentlichen Internet.",
  oidc: {
    issuerNotHttps: "Der Issuer muss eine https-Adresse sein, so wie der Anbieter sie angibt.",
    subjectTooLong: "Die Kennung, die der Anbieter sendet, ist zu lang.",
    loginAddress: "Die Anmeldeadresse des Anbieters lässt sich nicht öffnen.",
    noToken: "Der Anbieter hat kein ID-Token gesendet.",
    noAnswer: (d: { reason: string }) => "Der Anbieter antwortet nicht: " + d.reason,
    refused: (d: { reason: string }) => "Der Anbieter meldet: " + d.reason,
    untrusted: (d: { reason: string }) => "Der Antwort des Anbieters ist nicht zu trauen: " + d.reason,
  },
};

const es: Words = {
  notAnAddress: "Esto no es una dirección.",
  onlyHttps: "Solo se llama a direcciones https.",
  hasPassword: "No se llama a una dirección que contiene una contraseña.",
  notPublic: (d: { host: string }) => d.host + " no está en la Internet pública.",
  oidc: {
    issuerNotHttps: "El emisor debe ser una dirección https, tal como la indica el proveedor.",
    subjectTooLong: "El identificador que envía el proveedor es demasiado largo.",
    loginAddress: "No se puede abrir la dirección de inicio de sesión del proveedor.",
    noToken: "El proveedor no ha enviado ningún token de identidad.",
    noAnswer: (d: { reason: string }) => "El proveedor no responde: " + d.reason,
    refused: (d: { reason: string }) => "El proveedor dice: " + d.reason,
    untrusted: (d: { reason: string }) => "No se puede confiar en la respuesta del proveedor: " + d.reason,
  },
};

const fr: Words = {
  notAnAddress: "Ce n’est pas une adresse.",
  onlyHttps: "Seules les adresses https sont appelées.",
  hasPassword: "Une adresse qui contient un mot de passe n’est pas appelée.",
  notPublic: (d: { host: string }) => d.host + " n’est pas sur l’Internet public.",
  oidc: {
    issuerNotHttps: "L’émetteur doit être une adresse https, telle que le fournisseur l’indique.",
    subjectTooLong: "L’identifiant envoyé par le fournisseur est trop long.",
    loginAddress: "L’adresse de connexion du fournisseur ne peut pas être ouverte.",
    noToken: "Le fournisseur n’a pas envoyé de jeton d’identité.",
    noAnswer: (d: { reason: string }) => "Le fournisseur ne répond pas : " + d.reason,
    refused: (d: { reason: string }) => "Le fournisseur indique : " + d.reason,
    untrusted: (d: { reason: string }) => "La réponse du fournisseur n’est pas fiable : " + d.reason,
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
