export const outdatedTitle = 'Vitrina-ның жаңа нұсқасы шықты';
export const outdatedText =
  'Беттің бұл бөлігі бұрынғы нұсқада енді жоқ. Бетті жаңартыңыз: апта, сүзгілер және сұрыптау сақталады.';
export const busyTitle = 'Сервер қазір бос емес';
export const busyText =
  'Беттің бұл бөлігі жүктелмеді. Бетті сәл кейінірек жаңартыңыз: апта, сүзгілер және сұрыптау сақталады.';
export const refresh = 'Бетті жаңарту';
