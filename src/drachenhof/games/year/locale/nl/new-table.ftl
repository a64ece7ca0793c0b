### Wat de opties van In het Jaar van de Draak betekenen

new-option-large_privilege = 6 yuan zoals in de eerste uitgave, of 7 zoals in de jubileumuitgave.
new-option-great_wall = Een achtste actie: samen aan de muur bouwen. Is die te kort wanneer de Mongolen komen, dan verliest wie het minst bouwde een persoon.
new-option-super_event = In maand 7 gebeurt er nog iets, goed of slecht. Iedereen weet wat.
