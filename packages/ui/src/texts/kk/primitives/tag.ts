export const lowData = 'дерек аз';
export const lowDataHint = 'Сатылым 10-нан аз: көрсеткіштер қатты өзгеруі мүмкін.';
export const own = 'менікі';
