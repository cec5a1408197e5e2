export const sa = `
5000 Adelaide
5006 North Adelaide
5015 Port Adelaide
5016 Largs Bay
5019 Semaphore
5021 West Lakes
5022 Grange, Henley Beach
5031 Mile End, Thebarton, Torrensville
5033 Richmond
5034 Goodwood
5038 Plympton
5039 Edwardstown
5043 Marion
5044 Somerton Park
5045 Glenelg, Glenelg North
5048 Brighton, Hove
5051 Blackwood
5052 Belair
5061 Hyde Park, Unley
5062 Mitcham
5063 Parkside
5066 Burnside
5067 Kent Town, Norwood
5069 St Peters
5070 Payneham
5072 Magill
5074 Campbelltown
5081 Walkerville
5082 Prospect
5091 Tea Tree Gully
5092 Modbury
5095 Mawson Lakes
5108 Salisbury
5112 Elizabeth
5118 Gawler
5125 Golden Grove
5152 Crafers, Stirling
5162 Morphett Vale
5165 Christies Beach
5168 Noarlunga Centre
5169 Seaford
5171 McLaren Vale
5172 Willunga
5173 Aldinga Beach
5203 Yankalilla
5211 Victor Harbor
5212 Port Elliot
5214 Goolwa
5222 Penneshaw
5223 Kingscote
5245 Hahndorf
5251 Mount Barker
5252 Nairne
5253 Murray Bridge
5255 Strathalbyn
5259 Tailem Bend
5267 Keith
5268 Bordertown
5271 Naracoorte
5275 Kingston SE
5276 Robe
5277 Penola
5280 Millicent
5290 Mount Gambier
5330 Waikerie
5333 Loxton
5341 Renmark
5343 Berri
5345 Barmera
5351 Lyndoch
5352 Tanunda
5353 Angaston
5355 Nuriootpa
5373 Kapunda
5417 Burra
5422 Peterborough
5433 Quorn
5434 Hawker
5453 Clare
5523 Crystal Brook
5540 Port Pirie
5554 Kadina
5556 Wallaroo
5558 Moonta
5573 Maitland
5576 Yorketown
5600 Whyalla
5602 Cowell
5605 Tumby Bay
5606 Port Lincoln
5680 Streaky Bay
5690 Ceduna
5700 Port Augusta
5720 Woomera
5723 Coober Pedy
5725 Roxby Downs
5731 Leigh Creek
5733 Marree
5734 Oodnadatta
`;

export const wa = `
6000 Perth
6003 Highgate, Northbridge
6004 East Perth
6005 West Perth
6006 North Perth
6007 Leederville
6008 Shenton Park, Subiaco
6009 Nedlands
6010 Claremont, Swanbourne
6011 Cottesloe
6012 Mosman Park
6014 Floreat, Wembley
6015 City Beach
6016 Mount Hawthorn
6017 Osborne Park
6018 Doubleview, Innaloo
6019 Scarborough
6020 Sorrento
6021 Balcatta
6025 Hillarys
6027 Joondalup
6028 Currambine
6030 Clarkson, Mindarie
6035 Yanchep
6037 Two Rocks
6050 Mount Lawley
6051 Maylands
6052 Inglewood
6053 Bayswater
6055 Guildford
6056 Midland
6062 Morley
6069 Ellenbrook
6073 Mundaring
6076 Kalamunda
6100 Victoria Park
6101 East Victoria Park
6104 Belmont
6107 Cannington
6108 Thornlie
6110 Gosnells
6112 Armadale
6122 Byford
6151 South Perth
6152 Como
6153 Applecross, Mount Pleasant
6154 Booragoon
6155 Canning Vale
6156 Melville
6157 Bicton, Palmyra
6158 East Fremantle
6159 North Fremantle
6160 Fremantle
6161 Rottnest Island
6162 South Fremantle
6164 Cockburn Central, Jandakot, Success
6166 Coogee
6167 Kwinana Town Centre
6168 Rockingham
6169 Safety Bay
6171 Baldivis
6208 Pinjarra
6210 Halls Head, Mandurah
6225 Collie
6230 Bunbury
6233 Australind
6239 Donnybrook
6255 Bridgetown
6258 Manjimup
6260 Pemberton
6280 Busselton
6281 Dunsborough
6282 Yallingup
6285 Margaret River
6290 Augusta
6302 York
6312 Narrogin
6317 Katanning
6324 Mount Barker
6330 Albany
6333 Denmark
6346 Ravensthorpe
6401 Northam
6415 Merredin
6426 Southern Cross
6429 Coolgardie
6430 Kalgoorlie
6432 Boulder
6438 Leonora
6440 Laverton
6443 Norseman
6450 Esperance
6510 Moora
6516 Jurien Bay
6525 Dongara
6530 Geraldton
6536 Kalbarri
6537 Denham
6638 Mount Magnet
6642 Meekatharra
6701 Carnarvon
6707 Exmouth
6710 Onslow
6713 Dampier
6714 Karratha
6721 Port Hedland
6722 South Hedland
6725 Broome
6728 Derby
6740 Wyndham
6743 Kununurra
6751 Tom Price
6753 Newman
6765 Fitzroy Crossing
6770 Halls Creek
`;
